import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { cancelledCents, partsOf } from '#domains/orders/model/order-parts.ts';
import { PROMO_KINDS, type PromoTerms } from './promo-discount.ts';
import { totals } from './cart-totals.ts';
import { priceLine } from './line.ts';
import { orderSum, PLAIN_CHOICES, type OrderChoices } from './order-sum.ts';
import { STANDARD_TIERS } from './tiers.ts';
import { anyPriceCents, anyQuantity, anyTiers } from './tiers-arbitrary.ts';

const line = (unitPriceCents: number, quantity: number) =>
  priceLine({ unitPriceCents, quantity, tiers: STANDARD_TIERS });
const code = (kind: PromoTerms['kind'], value = 0, minTotalCents = 0): PromoTerms => ({
  kind,
  value,
  minTotalCents,
});
const sumOf = (choices: Partial<OrderChoices>, lines = [line(24_99, 2)]) =>
  orderSum(lines, { ...PLAIN_CHOICES, ...choices });

describe('an order', () => {
  it('with nothing chosen costs what the cart says', () => {
    expect(sumOf({})).toMatchObject({ totalCents: 49_98, shippingCents: 9_95, orderTotalCents: 59_93 });
    expect(sumOf({}, [line(100_00, 1)])).toMatchObject({ shippingCents: 0, orderTotalCents: 100_00 });
  });

  test.each([
    ['express', { method: 'express' }, 12_95, 62_93],
    ['priority', { method: 'priority' }, 24_95, 74_93],
    ['express with cold chain', { method: 'express', coldChain: true }, 17_95, 67_93],
    ['priority with cold chain', { method: 'priority', coldChain: true }, 34_95, 84_93],
    ['gift wrap', { giftWrap: true }, 9_95, 64_93],
    ['10 %', { promo: code('percent', 10_00) }, 9_95, 54_93],
    ['10 % of 49.98 rounded half up', { promo: code('percent', 12_50) }, 9_95, 53_68],
    ['$20 off', { promo: code('amount', 20_00) }, 9_95, 39_93],
    ['more off than there is', { promo: code('amount', 80_00) }, 9_95, 9_95],
    ['free shipping', { promo: code('free_shipping') }, 9_95, 49_98],
    ['free shipping by express', { method: 'express', promo: code('free_shipping') }, 12_95, 52_98],
    ['a quote', { quote: { methodCents: 7_40, standardCents: 7_40 } }, 7_40, 57_38],
    [
      'free shipping by express, both quoted',
      { method: 'express', promo: code('free_shipping'), quote: { methodCents: 14_00, standardCents: 7_40 } },
      14_00,
      56_58,
    ],
    [
      'free shipping of what costs nothing',
      { promo: code('free_shipping'), quote: { methodCents: 0, standardCents: 0 } },
      0,
      49_98,
    ],
    ['a code below its minimum', { promo: code('percent', 10_00, 50_00) }, 9_95, 59_93],
    ['a code at its minimum', { promo: code('percent', 10_00, 49_98) }, 9_95, 54_93],
  ] as const)('with %s', (_, choices, shippingCents, orderTotalCents) => {
    expect(sumOf(choices)).toMatchObject({ shippingCents, orderTotalCents });
  });

  it('above the limit pays for express all the same, and gains nothing by free shipping', () => {
    expect(sumOf({ method: 'express' }, [line(200_00, 1)])).toMatchObject({ shippingCents: 12_95 });
    expect(sumOf({ promo: code('free_shipping') }, [line(200_00, 1)])).toMatchObject({ promoCents: 0 });
  });

  it('ships free by its total before the code', () => {
    expect(sumOf({ promo: code('percent', 50_00) }, [line(100_00, 1)])).toMatchObject({
      shippingCents: 0,
      orderTotalCents: 50_00,
    });
  });
});

const anyLine = fc
  .record({
    price: anyPriceCents,
    quantity: anyQuantity,
    tiers: anyTiers,
    producerId: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ price, quantity, tiers, producerId }) => ({
    ...priceLine({ unitPriceCents: price, quantity, tiers }),
    producerId,
  }));
const anyChoices: fc.Arbitrary<OrderChoices> = fc.record({
  method: fc.constantFrom(...SHIPPING_METHODS),
  coldChain: fc.boolean(),
  giftWrap: fc.boolean(),
  promo: fc.option(
    fc.record({
      kind: fc.constantFrom(...PROMO_KINDS),
      value: fc.integer({ min: 1, max: 100_00 }),
      minTotalCents: fc.nat(100_00),
    }),
  ),
});
const NOW = new Date('2026-11-16T15:00:00Z');
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('for any cart, any code and any cancellation', () => {
  it('lines, code, shipping and gift wrap add up to the total, which is never negative', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), anyChoices, (lines, choices) => {
        const order = orderSum(lines, choices);
        expect(order.totalCents).toBe(totals(lines).totalCents);
        expect(order.orderTotalCents).toBe(
          order.totalCents - order.promoCents + order.shippingCents + order.giftWrapCents,
        );
        expect(order.orderTotalCents).toBeGreaterThanOrEqual(0);
        const onLines = sum(order.linePromoCents);
        expect(onLines).toBe(choices.promo?.kind === 'free_shipping' ? 0 : order.promoCents);
        for (const [index, share] of order.linePromoCents.entries()) {
          expect(share).toBeLessThanOrEqual(lines[index]!.finalCents);
        }
      }),
    );
  });

  it('parts sum to the goods, and what is cancelled never exceeds what was ordered', () => {
    const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyCart, anyChoices, fc.infiniteStream(fc.boolean()), (lines, choices, coins) => {
        const order = orderSum(lines, choices);
        const parts = partsOf(lines, NOW).map((part) => ({
          ...part,
          status: coins.next().value ? ('cancelled' as const) : ('shipped' as const),
          promoCents: sum(
            order.linePromoCents.filter((_, index) => lines[index]!.producerId === part.producerId),
          ),
        }));
        expect(sum(parts.map((part) => part.goodsCents))).toBe(order.totalCents);
        const off = cancelledCents({ orderTotalCents: order.orderTotalCents, parts });
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(order.orderTotalCents);
        const left = parts.filter(({ status }) => status !== 'cancelled');
        const goods = sum(left.map((part) => part.goodsCents - part.promoCents));
        const rest = order.orderTotalCents - off;
        // A code for free shipping goes with the shipping.
        const extras = order.orderTotalCents - (order.totalCents - sum(order.linePromoCents));
        expect(rest).toBe(left.length === 0 ? 0 : goods + extras);
      }),
    );
  });
});
