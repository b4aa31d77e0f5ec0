import { expect, it } from 'vitest';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { orderTotalsRows, type OrderFigures } from './order-totals.tsx';

const t = ((key, values) => [key, ...Object.values(values ?? {})].join(' ')) as Translate;

const PLAIN: OrderFigures = {
  status: 'pending',
  subtotal: 120,
  discountTotal: 0,
  shipping: 0,
  shippingMethod: 'standard',
  coldChain: false,
  deliveryDate: null,
  giftWrap: false,
  giftWrapPrice: 0,
  taxes: [],
  taxIncluded: false,
  taxReason: null,
  promo: null,
  orderTotal: 120,
  cancelledTotal: 0,
  removedTotal: 0,
};

const rowsOf = (order: Partial<OrderFigures>) =>
  orderTotalsRows({ ...PLAIN, ...order }, t, 'en').map(({ label, amount }) => [label, amount]);

it('an order with nothing chosen has the rows of the cart', () => {
  expect(rowsOf({})).toEqual([
    ['totals.subtotal', '$120.00'],
    ['totals.shipping', 'totals.free'],
    ['totals.total', '$120.00'],
  ]);
});

it('shows everything that was chosen, in the order in which it adds up', () => {
  const chosen: Partial<OrderFigures> = {
    discountTotal: 10,
    promo: { code: 'SPRING', discount: 11 },
    shipping: 17.95,
    shippingMethod: 'express',
    coldChain: true,
    deliveryDate: '2026-11-24',
    giftWrap: true,
    giftWrapPrice: 5,
    orderTotal: 121.95,
  };
  expect(rowsOf(chosen)).toEqual([
    ['totals.subtotal', '$120.00'],
    ['totals.discount', '-$10.00'],
    ['totals.promo SPRING', '-$11.00'],
    ['totals.shippingCold methods.express', '$17.95'],
    ['totals.deliveryDate', 'November 24, 2026'],
    ['totals.giftWrap', '$5.00'],
    ['totals.total', '$121.95'],
  ]);
});

it('takes off what was cancelled, and leaves an order that was cancelled as a whole as it was', () => {
  expect(rowsOf({ status: 'shipped', cancelledTotal: 20 }).slice(-2)).toEqual([
    ['totals.cancelled', '-$20.00'],
    ['totals.total', '$100.00'],
  ]);
  expect(rowsOf({ status: 'cancelled', cancelledTotal: 120 }).at(-1)).toEqual(['totals.total', '$120.00']);
});

it('says apart what the shop removed and what was cancelled', () => {
  const removed = rowsOf({ cancelledTotal: 20, removedTotal: 20 });
  expect(removed.slice(-2)).toEqual([
    ['totals.removed', '-$20.00'],
    ['totals.total', '$100.00'],
  ]);
  const both = rowsOf({ status: 'shipped', cancelledTotal: 50.1, removedTotal: 20 });
  expect(both.slice(-3)).toEqual([
    ['totals.removed', '-$20.00'],
    ['totals.cancelled', '-$30.10'],
    ['totals.total', '$69.90'],
  ]);
  expect(rowsOf({ status: 'cancelled', cancelledTotal: 120, removedTotal: 20 }).at(-2)).toEqual([
    'totals.shipping',
    'totals.free',
  ]);
});
