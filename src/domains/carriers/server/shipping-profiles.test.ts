import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { ShippingProfile } from '#domains/carriers/model/shipping-profile.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { shippingProfiles } from './carriers.schema.ts';
import { openTwoProducers } from '../../../../tests/support/two-producers.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

const two = openTwoProducers();

const PROFILE: ShippingProfile = {
  origin: null,
  prices: 'bands',
  box: { length: 30, width: 20, height: 15 },
  zones: [
    {
      countries: ['US'],
      regions: ['OR'],
      postalPrefixes: ['972'],
      bands: [{ upToGrams: null, price: 4 }],
      freeFrom: 200,
      expressExtra: 5,
      priorityExtra: 9,
    },
    {
      countries: ['US'],
      regions: [],
      postalPrefixes: [],
      bands: [
        { upToGrams: 1_000, price: 6 },
        { upToGrams: null, price: 11.5 },
      ],
      freeFrom: null,
      expressExtra: null,
      priorityExtra: null,
    },
  ],
  minimumOrder: null,
};
const MAINE = '12 Harbour Street, Portland, ME 04101';
const OREGON = '12 Harbour Street, Portland, OR 97201';
const FORM = { customerName: 'Ada Moreau', customerEmail: 'ada@example.com', shippingAddress: MAINE };

const put = (at: 0 | 1, changed: Partial<ShippingProfile> = {}) =>
  two.shelves[at].visitor.put('/api/producer/shipping-profile', { ...PROFILE, ...changed });

let guest: Visitor;
beforeEach(async () => {
  guest = two.shop.visitor();
  for (const { productId } of two.shelves)
    await two.shop.db.update(products).set({ weightGrams: 400 }).where(eq(products.id, productId));
});
afterEach(() => two.shop.db.delete(shippingProfiles));

/** So many from either shelf, at 24.99 and 10.00. */
async function fill(first: number, second: number) {
  for (const [at, quantity] of [first, second].entries())
    if (quantity > 0)
      await guest.post('/api/cart', { productId: two.shelves[at as 0 | 1].productId, quantity });
}
const options = async (query = '?country=US&region=ME&postalCode=04101') =>
  (await guest.get<CheckoutOptions>(`/api/checkout/options${query}`)).body;
const pricesOf = ({ shippingMethods }: CheckoutOptions) =>
  shippingMethods.slice(0, 3).map(({ price }) => price);
const cart = async () => (await guest.get<Cart>('/api/cart')).body;
const order = (form: object = {}) =>
  guest.post<CheckoutAnswer & { message: string; reason?: string }>('/api/checkout', { ...FORM, ...form });

describe('a shop whose producers have set nothing', () => {
  it('answers and charges as it always did', async () => {
    await fill(1, 1);
    const answer = await options();
    expect(pricesOf(answer)).toEqual([9.95, 12.95, 24.95]);
    expect(answer).not.toHaveProperty('delivery');
    expect((await cart()).items.some(({ product }) => 'ownDelivery' in product)).toBe(false);
    expect((await order({ shippingPrice: 0 })).body.order).toMatchObject({ shipping: 9.95 });
  });
});

describe('the profile of a producer', () => {
  it('names where parcels leave from', async () => {
    const origin = {
      name: 'The Mill',
      line1: '1 Mill Lane',
      city: 'Portland',
      region: 'OR',
      postalCode: '97201',
      country: 'US',
    };
    expect(await put(0, { origin, zones: [] })).toMatchObject({ status: 200, body: { origin } });
    const read = await two.shelves[0].visitor.get('/api/producer/shipping-profile');
    expect(read.body).toMatchObject({ profile: { origin } });
  });

  it('is kept as it was said, and gone when it says nothing any more', async () => {
    expect((await put(0)).body).toEqual(PROFILE);
    const read = await two.shelves[0].visitor.get('/api/producer/shipping-profile');
    expect(read.body).toMatchObject({ profile: PROFILE, carrier: 'own' });
    const other = await two.shelves[1].visitor.get('/api/producer/shipping-profile');
    expect(other.body).toMatchObject({ profile: { zones: [], minimumOrder: null } });
    await put(0, { zones: [] });
    expect(await two.shop.db.select().from(shippingProfiles)).toEqual([]);
  });

  it.each([
    [
      'bands that fall',
      {
        zones: [
          {
            ...PROFILE.zones[1]!,
            bands: [
              { upToGrams: null, price: 1 },
              { upToGrams: 5, price: 2 },
            ],
          },
        ],
      },
    ],
    [
      'no price for what is heavier',
      { zones: [{ ...PROFILE.zones[1]!, bands: [{ upToGrams: 5, price: 2 }] }] },
    ],
    ['no price at all', { zones: [{ ...PROFILE.zones[1]!, bands: [] }] }],
    ['a price below zero', { minimumOrder: -1 }],
    ['a fraction of a cent', { minimumOrder: 1.005 }],
    ['a country that there is none', { zones: [{ ...PROFILE.zones[1]!, countries: ['XX'] }] }],
    [
      'an address without a town',
      { origin: { name: 'A', line1: 'B 1', city: '', postalCode: '04101', country: 'US' } },
    ],
  ])('takes no %s', async (_, changed) => {
    expect((await put(0, changed as Partial<ShippingProfile>)).status).toBe(400);
  });
});

describe('an order of several producers', () => {
  it('adds up parcels with prices of their own, and the shop’s rule once for all others', async () => {
    await put(0);
    await fill(1, 1);
    const answer = await options();
    expect(pricesOf(answer)).toEqual([15.95, 21.95, 45.95]);
    expect((await cart()).items.map(({ product }) => product.ownDelivery)).toEqual([true, undefined]);
    expect(answer.delivery?.parcels).toEqual([
      { producerName: expect.any(String), standard: 6, express: 9, priority: 21 },
      { producerName: null, standard: 9.95, express: 12.95, priority: 24.95 },
    ]);
    const { body } = await order({ shippingPrice: 15.95 });
    expect(body.order).toMatchObject({ shipping: 15.95, orderTotal: 50.94 });
  });

  it('charges the shop’s rule for nothing where every parcel has a price', async () => {
    await put(0);
    await put(1);
    await fill(1, 1);
    expect(pricesOf(await options())).toEqual([12, 18, 42]);
    expect((await order({ shippingMethod: 'express' })).body.order).toMatchObject({ shipping: 18 });
  });

  it('weighs the parcel', async () => {
    await put(0);
    await fill(3, 0);
    expect(pricesOf(await options())).toEqual([11.5, 14.5, 26.5]);
  });

  it('goes by the first zone that the place lies in', async () => {
    await put(0);
    await fill(1, 0);
    const there = '?country=US&region=OR&postalCode=97201';
    expect(pricesOf(await options(there))).toEqual([4, 9, 13]);
    expect(pricesOf(await options('?country=US&region=OR&postalCode=97301'))).toEqual([6, 9, 21]);
    expect((await order({ shippingAddress: OREGON })).body.order).toMatchObject({ shipping: 4 });
  });

  it('costs what the shop says where no zone has the place', async () => {
    await put(0, { zones: [PROFILE.zones[0]!] });
    await fill(1, 0);
    const answer = await options();
    expect(pricesOf(answer)).toEqual([9.95, 12.95, 24.95]);
    expect(answer.delivery?.parcels).toEqual([]);
    expect((await order()).body.order).toMatchObject({ shipping: 9.95 });
  });

  it('counts goods of all producers for the shop’s free shipping, and a producer’s own for its own', async () => {
    await put(0);
    await fill(9, 1);
    const there = '?country=US&region=OR&postalCode=97201';
    expect((await options(there)).delivery?.parcels).toEqual([
      { producerName: expect.any(String), standard: 0, express: 9, priority: 13 },
      { producerName: null, standard: 0, express: 12.95, priority: 24.95 },
    ]);
  });
});

describe('what was shown is what is charged', () => {
  it('so an order that would cost more is refused, and says by how much', async () => {
    await put(0);
    await fill(1, 0);
    expect(pricesOf(await options())[0]).toBe(6);
    await put(0, { zones: [{ ...PROFILE.zones[1]!, bands: [{ upToGrams: null, price: 7.5 }] }] });
    const refused = await order({ shippingPrice: 6 });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'price_changed' } });
    expect(refused.body.message).toContain('$7.50 instead of $6.00');
    expect((await order({ shippingPrice: 7.5 })).body.order).toMatchObject({ shipping: 7.5 });
  });

  it('and one that costs less is taken', async () => {
    await put(0);
    await fill(1, 0);
    expect((await order({ shippingPrice: 60 })).body.order).toMatchObject({ shipping: 6 });
  });
});

describe('an order that was priced for its place', () => {
  const change = async (shippingAddress: string) => {
    const { body } = await order({ shippingAddress: OREGON });
    return guest.patch<{ message: string }>(`/api/orders/${body.orderId}?token=${body.token}`, {
      shippingAddress,
    });
  };

  it('is not sent to where a parcel costs otherwise', async () => {
    await put(0);
    await fill(1, 1);
    const refused = await change(MAINE);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('priced for its address');
  });

  it('is sent elsewhere within the same zone', async () => {
    await put(0);
    await fill(1, 0);
    expect((await change('3 Mill Lane, Portland, OR 97205')).status).toBe(200);
  });

  it('goes anywhere where the shop’s rule priced it', async () => {
    await put(0);
    await fill(0, 1);
    expect((await change(MAINE)).status).toBe(200);
  });
});

describe('a minimum order', () => {
  it('is said beforehand, and an order below it is refused', async () => {
    await put(1, { minimumOrder: 25, zones: [] });
    await fill(0, 2);
    expect((await options()).delivery?.belowMinimum).toEqual([
      { producerName: expect.any(String), minimum: 25, missing: 5 },
    ]);
    const refused = await order();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('of $25.00 or more, and yours is $5.00 short');
    await fill(0, 1);
    expect((await order()).body.order).toMatchObject({ shipping: 9.95 });
  });
});
