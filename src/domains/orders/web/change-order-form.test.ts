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

test('where the address is shown, it is in the form, and sent only when it was changed', () => {
  const known = { ...ORDER, shippingAddress: '12 Harbour Street' };
  expect(changeFields(known).shippingAddress).toBe('12 Harbour Street');
  expect(changeOf(changeFields(known), known)).toEqual({});
  const moved = { ...changeFields(known), shippingAddress: '14 Harbour Street' };
  expect(changeOf(moved, known)).toEqual({ shippingAddress: '14 Harbour Street' });
});
