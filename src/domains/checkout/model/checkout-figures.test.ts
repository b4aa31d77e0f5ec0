import { expect, test } from 'vitest';
import { cartFigures } from '#domains/cart/model/priced-cart.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES, type OrderChoices } from '#domains/pricing/model/order-sum.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { checkoutFigures } from './checkout-figures.ts';

const CHOICES: Partial<OrderChoices>[] = [
  {},
  { method: 'express' },
  { method: 'express', coldChain: true },
  { method: 'priority', coldChain: true, giftWrap: true },
  { giftWrap: true },
  { method: 'express', promo: { kind: 'free_shipping', value: 0, minTotalCents: 0 } },
  { giftWrap: true, promo: { kind: 'percent', value: 12_50, minTotalCents: 50_00 } },
];

test.each(CHOICES)('the page says what the order will cost with %o', (chosen) => {
  const choices = { ...PLAIN_CHOICES, ...chosen };
  for (const quantity of [1, 3, 5, 60]) {
    const lines = [priceLine({ unitPriceCents: 24_99, quantity, tiers: STANDARD_TIERS })];
    const { promoDiscount: discount, ...cart } = cartFigures(lines, choices.promo);
    const promo = choices.promo && { code: 'CODE', description: '', discount };
    const figures = checkoutFigures({ ...cart, promo }, choices);
    const sum = orderSum(lines, choices);
    expect(toCents(figures.orderTotal)).toBe(sum.orderTotalCents);
    expect(toCents(figures.shipping)).toBe(sum.shippingCents);
    expect(toCents(figures.giftWrapPrice)).toBe(sum.giftWrapCents);
  }
});
