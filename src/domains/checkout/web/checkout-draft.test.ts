import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { initialFields } from './checkout-draft.ts';
import { filledIn, NO_FIELDS } from './checkout-fields.ts';

const ada: CurrentUser = {
  user: {
    id: 7,
    username: 'ada',
    email: 'ada@example.com',
    role: 'BUYER',
    createdAt: '2026-01-01T00:00:00.000Z',
    twoFactorEnabled: false,
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
    expect(filledIn(filled)).toEqual({ customerName, customerEmail, shippingAddress });
  });

  it('what was chosen', () => {
    expect(filledIn({ ...NO_FIELDS, shippingMethod: 'priority', coldChain: true })).toEqual({
      shippingMethod: 'priority',
      coldChain: true,
    });
  });
});
