import { expect, test } from 'vitest';
import { totals } from '#shared/pricing/cart-totals.ts';
import { priceLine } from '#shared/pricing/line.ts';
import { lineTotalCents, originalOfLines, totalOfLines } from '#shared/pricing/line-total.ts';
import { STANDARD_TIERS } from '#shared/pricing/tiers.ts';
import { draftOrder } from './draft-order.ts';

const line = (id: number, unitPriceCents: number, quantity: number) => ({
  product: {
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    unit: 'bottle',
    imageUrl: null,
    imagePreview: null,
    producerId: 10 + id,
  },
  unitPriceCents,
  price: priceLine({ unitPriceCents, quantity, tiers: STANDARD_TIERS }),
});

test('a draft holds what the lines and their sum say, in the order of the lines', () => {
  const lines = [line(2, 24_99, 5), line(1, 10_00, 1)];
  const draft = draftOrder({
    lines,
    sum: totals(lines.map(({ price }) => price)),
    customer: {
      customerName: 'Ada Moreau',
      customerEmail: 'ada@example.com',
      customerPhone: null,
      shippingAddress: '12 Harbour Street, Portland',
      language: 'fr',
    },
    placement: { actor: 'customer', userId: null, sessionId: 7, idempotencyKey: '7:once' },
  });
  expect(draft).toMatchObject({
    customerName: 'Ada Moreau',
    language: 'fr',
    actor: 'customer',
    sessionId: 7,
    idempotencyKey: '7:once',
    subtotalCents: 134_95,
    discountTotalCents: 6_25,
    shippingCents: 0,
    orderTotalCents: 128_70,
  });
  expect(draft.lines[0]).toEqual({
    productId: 2,
    producerId: 12,
    productName: 'Product 2',
    unit: 'bottle',
    quantity: 5,
    priceCents: 24_99,
    discountPercentage: 5,
    discountCents: 6_25,
    shown: { productSlug: 'product-2', imageUrl: null, imagePreview: null },
  });
  expect(draft.lines.map(lineTotalCents)).toEqual([118_70, 10_00]);
  expect(originalOfLines(draft.lines)).toBe(draft.subtotalCents);
  expect(totalOfLines(draft.lines) + draft.shippingCents).toBe(draft.orderTotalCents);
});
