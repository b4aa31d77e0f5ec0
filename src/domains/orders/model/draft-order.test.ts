import { expect, test } from 'vitest';
import { priceLine } from '#domains/pricing/model/line.ts';
import { lineTotalCents, originalOfLines, totalOfLines } from '#domains/pricing/model/line-total.ts';
import { orderSum } from '#domains/pricing/model/order-sum.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { draftOrder } from './draft-order.ts';

const line = (id: number, unitPriceCents: number, quantity: number) => ({
  product: {
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    unit: 'bottle',
    perishable: false,
    imageUrl: null,
    imagePreview: null,
    producerId: 10 + id,
    producerName: `Producer ${10 + id}`,
  },
  unitPriceCents,
  price: priceLine({ unitPriceCents, quantity, tiers: STANDARD_TIERS }),
});

const CODE = { id: 3, code: 'TEN', kind: 'percent', value: 10_00, minTotalCents: 0 } as const;

test('a draft holds what the lines and their sum say, in the order of the lines', () => {
  const lines = [line(2, 24_99, 5), line(1, 10_00, 1)];
  const draft = draftOrder({
    lines,
    sum: orderSum(
      lines.map(({ price }) => price),
      { method: 'express', coldChain: true, giftWrap: true, promo: CODE },
    ),
    promo: CODE,
    delivery: {
      shippingMethod: 'express',
      coldChain: true,
      deliveryDate: '2026-11-20',
      giftMessage: 'Happy birthday',
      giftTo: 'Grace Hopper',
      giftFrom: 'Ada',
    },
    payment: { paymentMethod: 'invoice', isAccepted: true, confirmBy: null, attempt: null },
    now: new Date('2026-11-16T15:00:00Z'),
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
    shippingCents: 17_95,
    giftWrapCents: 5_00,
    promo: CODE,
    promoCents: 12_87,
    orderTotalCents: 138_78,
    deliveryDate: '2026-11-20',
  });
  expect(draft.lines[0]).toEqual({
    productId: 2,
    shipsFrom: null,
    familyId: null,
    pooledUnits: 5,
    tax: null,
    heldTaxCents: 0,
    producerId: 12,
    productName: 'Product 2',
    unit: 'bottle',
    perishable: false,
    quantity: 5,
    priceCents: 24_99,
    discountPercentage: 5,
    discountCents: 6_25,
    promoCents: 11_87,
    shown: { productSlug: 'product-2', imageUrl: null, imagePreview: null },
  });
  expect(draft.lines.map(lineTotalCents)).toEqual([118_70, 10_00]);
  expect(originalOfLines(draft.lines)).toBe(draft.subtotalCents);
  expect(totalOfLines(draft.lines) - draft.promoCents + draft.shippingCents + draft.giftWrapCents).toBe(
    draft.orderTotalCents,
  );
  expect(draft.parts).toEqual([
    {
      producerId: 12,
      goodsCents: 118_70,
      promoCents: 11_87,
      heldTaxCents: 0,
      taxCents: 0,
      taxes: [],
      commissionBasisPoints: 1500,
      commissionCents: 17_80,
      shipBy: '2026-11-18',
      shown: { producerName: 'Producer 12' },
    },
    {
      producerId: 11,
      goodsCents: 10_00,
      promoCents: 1_00,
      heldTaxCents: 0,
      taxCents: 0,
      taxes: [],
      commissionBasisPoints: 1500,
      commissionCents: 1_50,
      shipBy: '2026-11-18',
      shown: { producerName: 'Producer 11' },
    },
  ]);
});
