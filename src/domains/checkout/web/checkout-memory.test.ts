import { describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { Checkout } from '#domains/checkout/model/checkout.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { attemptFor, orderContent, initialFields, filledIn, NO_FIELDS as PLAIN } from './checkout-memory.ts';

const NO_PARTS = { country: 'US', city: '', region: '', postalCode: '' };
const NO_FIELDS = { ...PLAIN, address: NO_PARTS };

const checkout: Checkout = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};
const cart = (...lines: [id: number, quantity: number, finalPrice: number][]) =>
  ({ items: lines.map(([id, quantity, finalPrice]) => ({ id, quantity, finalPrice })) }) as Cart;

describe('the key of a purchase', () => {
  const content = orderContent(checkout, cart([1, 2, 49.98]));
  const first = attemptFor(undefined, checkout, content);

  it('is long and random', () => {
    expect(first.key).toMatch(/^[\da-f]{48}$/);
    expect(attemptFor(undefined, checkout, content).key).not.toBe(first.key);
  });

  it('stays for a second click, a retry and a reload', () => {
    expect(attemptFor(first, checkout, orderContent({ ...checkout }, cart([1, 2, 49.98]))).key).toBe(
      first.key,
    );
  });

  it.each([
    ['the quantity', checkout, cart([1, 3, 74.97])],
    ['the price', checkout, cart([1, 2, 51])],
    ['the cart line', checkout, cart([7, 2, 49.98])],
    ['the code', checkout, { ...cart([1, 2, 49.98]), promo: { code: 'TEN', description: '', discount: 5 } }],
    ['the address', { ...checkout, shippingAddress: '14 Harbour Street, Portland' }, cart([1, 2, 49.98])],
  ])('is a new one when %s changed', (_, other, changed) => {
    expect(attemptFor(first, other, orderContent(other, changed)).key).not.toBe(first.key);
  });
});

const ada: CurrentUser = {
  user: {
    id: 7,
    username: 'ada',
    email: 'ada@example.com',
    role: 'BUYER',
    emailConfirmed: true,
    rights: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    twoFactorEnabled: false,
    twoFactorNeeded: false,
  },
  profile: {
    role: 'BUYER',
    id: 3,
    userId: 7,
    firstName: 'Ada',
    lastName: 'Moreau',
    phoneNumber: null,
    shippingAddress: '12 Harbour Street, Portland',
    billingAddress: null,
    vatId: null,
    isBusiness: false,
    preferredCategories: [],
    preferredProducers: [],
    notifyOnDeals: true,
  },
};

const filled = {
  ...NO_FIELDS,
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  customerPhone: '',
  shippingAddress: '12 Harbour Street, Portland',
};

describe('the checkout form begins', () => {
  it('empty for a guest', () => {
    expect(initialFields(null, undefined)).toEqual(NO_FIELDS);
  });

  it('filled from the profile of a buyer', () => {
    expect(initialFields(ada, undefined)).toEqual(filled);
  });

  it('with the address to write to of other accounts, which have no such profile', () => {
    const admin = { user: { ...ada.user, role: 'ADMIN' as const } };
    expect(initialFields(admin, undefined)).toEqual({ ...NO_FIELDS, customerEmail: 'ada@example.com' });
  });

  it('with what was typed before, filled up from the profile', () => {
    const fields = { ...NO_FIELDS, shippingAddress: 'My sister, 3 Mill Lane, Bath' };
    const expected = { ...filled, shippingAddress: 'My sister, 3 Mill Lane, Bath' };
    expect(initialFields(ada, { owner: 7, fields })).toEqual(expected);
    expect(initialFields(ada, { owner: null, fields })).toEqual(expected);
  });

  it('with what was chosen before', () => {
    const fields = { ...NO_FIELDS, shippingMethod: 'express' as const, giftWrap: true };
    expect(initialFields(null, { owner: null, fields })).toEqual(fields);
  });

  it('without what another account typed', () => {
    const fields = { ...NO_FIELDS, shippingAddress: 'Somebody else, 3 Mill Lane, Bath' };
    expect(initialFields(ada, { owner: 8, fields })).toEqual(filled);
    expect(initialFields(null, { owner: 8, fields })).toEqual(NO_FIELDS);
  });
});

describe('the checkout form sends', () => {
  it('four fields at most where nothing was chosen', () => {
    const { customerName, customerEmail, shippingAddress } = filled;
    expect(filledIn(filled)).toEqual({ customerName, customerEmail, shippingAddress, address: NO_PARTS });
  });

  it('what was chosen', () => {
    expect(filledIn({ ...PLAIN, shippingMethod: 'priority', coldChain: true })).toEqual({
      shippingMethod: 'priority',
      coldChain: true,
    });
  });
});
