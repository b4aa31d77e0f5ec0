import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { ShippoStandIn } from '../../../../../tests/support/shippo-stand-in.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

let shippo: ShippoStandIn;
beforeAll(async () => {
  shippo = await ShippoStandIn.open();
});
const two = openTwoProducers(() => ({ shippo: shippo.access, rateLimit: true }));
afterAll(() => shippo.close());

const ORIGIN = {
  name: 'Ligurian Oil',
  line1: '1 Mill Lane',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US',
};
const BANDS = {
  countries: [],
  regions: [],
  postalPrefixes: [],
  bands: [{ upToGrams: null, price: 6 }],
  freeFrom: null,
  expressExtra: 4,
  priorityExtra: 9,
};
const FORM = { customerName: 'Ada Moreau', customerEmail: 'ada@example.com' };
let guest: Visitor;
/** Each test asks about a weight of its own, so that nothing is remembered from the one before. */
let grams = 300;

beforeEach(async () => {
  shippo.forget();
  grams += 1;
  guest = two.shop.visitor();
  const [{ productId, visitor }] = two.shelves;
  await two.shop.db.update(products).set({ weightGrams: grams }).where(eq(products.id, productId));
  await visitor.put('/api/producer/shipping-profile', {
    origin: ORIGIN,
    prices: 'carrier',
    box: { length: 30, width: 20, height: 15 },
    zones: [BANDS],
    minimumOrder: null,
  });
});

const fill = (quantity: number) => guest.post('/api/cart', { productId: two.shelves[0].productId, quantity });
const pricesAt = async (place: string) =>
  (await guest.get<CheckoutOptions>(`/api/checkout/options${place}`)).body.shippingMethods
    .slice(0, 3)
    .map(({ price }) => price);
const MAINE = '?country=US&region=ME&postalCode=04101';
const order = (form: object = {}) =>
  guest.post<CheckoutAnswer & { message: string; reason?: string }>('/api/checkout', {
    ...FORM,
    shippingAddress: '12 Harbour Street, Portland, ME 04101',
    ...form,
  });
const asked = () => shippo.calls.filter((call) => call === 'POST /shipments').length;

describe('a carrier that prices parcels', () => {
  it('is asked as its description says, once for all that the answer depends on, and never who lives there', async () => {
    await fill(2);
    expect(await pricesAt(MAINE)).toEqual([7.4, 14, 31.51]);
    expect(await pricesAt(`${MAINE}&shippingMethod=priority`)).toEqual([7.4, 14, 31.51]);
    expect(asked()).toBe(1);
    expect(shippo.shipments[0]).toMatchObject({
      address_to: { country: 'US', state: 'ME', zip: '04101' },
      parcels: [{ weight: String(2 * grams), mass_unit: 'g', length: '30' }],
    });
    expect(Object.keys(shippo.shipments[0]!.address_to)).toEqual(['country', 'state', 'zip']);
    const { body } = await order({ shippingMethod: 'express', shippingPrice: 14 });
    expect(body.order).toMatchObject({ shipping: 14 });
    expect(asked()).toBe(1);
    expect(shippo.faults).toEqual([]);
  });

  it('is asked anew for another weight and another place', async () => {
    await fill(2);
    await pricesAt(MAINE);
    await pricesAt('?country=US&region=OR&postalCode=97201');
    await fill(2);
    expect(await pricesAt(MAINE)).toEqual([14.8, 28, 63.01]);
    expect(asked()).toBe(3);
  });

  it('is not asked as long as nobody has said where it goes', async () => {
    await fill(1);
    expect(await pricesAt('')).toEqual([6, 10, 15]);
    expect(asked()).toBe(0);
  });

  it('leaves the price to the producer’s zones where it has no way for a method', async () => {
    shippo.services = shippo.services.slice(0, 2);
    await fill(1);
    expect(await pricesAt(MAINE)).toEqual([6, 10, 15]);
  });

  it('that does not answer keeps nobody from ordering, and nobody pays more than was shown', async () => {
    shippo.faultOf = () => 'lost';
    await fill(1);
    expect(await pricesAt(MAINE)).toEqual([6, 10, 15]);
    // The next do not wait for it.
    await pricesAt('?country=US&region=OR&postalCode=97201');
    expect(asked()).toBe(1);
    shippo.faultOf = () => undefined;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 16_000);
    const refused = await order({ shippingPrice: 6 });
    clock.mockRestore();
    expect(refused).toMatchObject({ status: 409, body: { reason: 'price_changed' } });
    expect(refused.body.message).toContain('$7.40 instead of $6.00');
    expect((await order({ shippingPrice: 7.4 })).body.order).toMatchObject({ shipping: 7.4 });
  });

  it('is not asked without end by one visitor', async () => {
    await fill(1);
    for (let at = 0; at < 70; at += 1) await pricesAt(`?country=US&region=ME&postalCode=04${100 + at}`);
    expect(asked()).toBe(60);
    expect(await pricesAt('?country=US&region=ME&postalCode=04999')).toEqual([6, 10, 15]);
    expect((await order({ shippingAddress: '1 Pine Street, Bangor, ME 04998' })).status).toBe(429);
  });
});
