import { describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { Checkout } from '#domains/checkout/model/checkout.ts';
import { attemptFor, orderContent } from './checkout-attempt.ts';

const ada: Checkout = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};
const cart = (...lines: [id: number, quantity: number, finalPrice: number][]) =>
  ({ items: lines.map(([id, quantity, finalPrice]) => ({ id, quantity, finalPrice })) }) as Cart;

describe('the key of a purchase', () => {
  const content = orderContent(ada, cart([1, 2, 49.98]));
  const first = attemptFor(undefined, ada, content);

  it('is long and random', () => {
    expect(first.key).toMatch(/^[\da-f]{48}$/);
    expect(attemptFor(undefined, ada, content).key).not.toBe(first.key);
  });

  it('stays for a second click, a retry and a reload', () => {
    expect(attemptFor(first, ada, orderContent({ ...ada }, cart([1, 2, 49.98]))).key).toBe(first.key);
  });

  it.each([
    ['the quantity', ada, cart([1, 3, 74.97])],
    ['the price', ada, cart([1, 2, 51])],
    ['the cart line', ada, cart([7, 2, 49.98])],
    ['the code', ada, { ...cart([1, 2, 49.98]), promo: { code: 'TEN', description: '', discount: 5 } }],
    ['the address', { ...ada, shippingAddress: '14 Harbour Street, Portland' }, cart([1, 2, 49.98])],
  ])('is a new one when %s changed', (_, checkout, changed) => {
    expect(attemptFor(first, checkout, orderContent(checkout, changed)).key).not.toBe(first.key);
  });
});
