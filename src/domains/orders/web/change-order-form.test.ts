import { expect, test } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import { changeFields, changeOf } from './change-order-form.tsx';

const ORDER = { deliveryDate: '2026-11-21', giftMessage: 'Enjoy!' } as Order;

test.each([
  ['nothing', {}, {}],
  ['an address', { shippingAddress: '14 Harbour Street' }, { shippingAddress: '14 Harbour Street' }],
  ['a phone number', { customerPhone: '123456' }, { customerPhone: '123456' }],
  ['another day', { deliveryDate: '2026-11-23' }, { deliveryDate: '2026-11-23' }],
  ['no day', { deliveryDate: '' }, { deliveryDate: null }],
  ['other words', { giftMessage: 'Cheers!' }, { giftMessage: 'Cheers!' }],
  ['no words', { giftMessage: '' }, { giftMessage: null }],
])('a form in which %s was entered changes that alone', (_, typed, change) => {
  expect(changeOf({ ...changeFields(ORDER), ...typed }, ORDER)).toEqual(change);
});
