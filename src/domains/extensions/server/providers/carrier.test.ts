import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import type { LabelsOfProducer } from '#domains/carriers/model/label.ts';
import { doDueLabels } from '#domains/carriers/server/labels/do-labels.ts';
import { trackParcels } from '#domains/carriers/server/labels/track-parcels.ts';
import { requireCarrierSource } from '#domains/carriers/server/source/carrier-source.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { bookFaults } from '../../../../../tests/support/book-faults.ts';
import { withExtensions, writeExtension } from '../../../../../tests/support/extension-desk.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

/** A carrier that remembers what it sold. A test says by `mode` what it does wrong. */
const POST = `
  carrier: {
    rates: async ({ parcel }, shop) => {
      await shop.store.set('asked', parcel);
      await shop.store.add('asks', 1);
      const rate = (id, cents, days) => ({ id, cents, days, carrier: 'UPS', service: 'Ground ' + id });
      const right = [rate('slow', parcel.grams * 2, 4), rate('fast', 1200, 2), rate('fastest', 3000, 1)];
      switch (await shop.store.get('mode')) {
        case 'throws': throw new Error('the office is closed');
        case 'ends': process.exit(1);
        case 'owes': return right.map((each) => ({ ...each, cents: -each.cents }));
        case 'half': return [rate('half', 0.5, 1)];
        case 'thousands': return Array.from({ length: 5000 }, () => right[0]);
        case 'refuses': throw new Refusal('invalid', 'No such place');
        default: return right;
      }
    },
    buy: async ({ key, rate, parcel }, shop) => {
      const mode = await shop.store.get('mode');
      if (mode === 'refuses') throw new Refusal('invalid', 'The street is not known');
      const label = { id: 'l-' + key, trackingNumber: '1Z ' + key.replace(':', '-'), image: IMAGE };
      if (mode !== 'lost before') {
        await shop.store.add('sold', 1);
        await shop.store.set('sold/' + key, { ...label, to: parcel.to, rate: rate.id });
      }
      if (mode === 'lost after' || mode === 'lost before') throw new Error('the line is dead');
      return mode === 'no picture' ? { ...label, image: Buffer.from('<script>').toString('base64') } : label;
    },
    find: async ({ key }, shop) => {
      const found = await shop.store.get('sold/' + key);
      return found === undefined ? null : { id: found.id, trackingNumber: found.trackingNumber, image: found.image };
    },
    void: async ({ id }, shop) => { await shop.store.set('void', id); return 'voided'; },
    track: async ({ trackingNumber }, shop) => (await shop.store.get('at/' + trackingNumber)) ?? 'unknown',
  },
  routes: {
    'PUT /set': { who: 'public', summary: 'Says something', handle: async ({ body }, shop) => {
      for (const [key, value] of Object.entries(body)) await shop.store.set(key, value);
    } },
    'GET /get': { who: 'public', summary: 'What is stored', handle: ({ query }, shop) => shop.store.get(query.key) },
    'POST /webhook': { who: 'public', summary: 'News', handle: ({ body }, shop) => shop.news({ parcel: body.number }) },
  },`;
/** A picture of one grey pixel. */
const IMAGE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
/** Sells nothing, and says that somebody else's parcel has moved. */
const GOSSIP = `routes: { 'POST /webhook': { who: 'public', summary: 'News', handle: ({ body }, shop) => shop.news({ parcel: body.number }) } },`;

beforeAll(() =>
  withExtensions([
    writeExtension('post', { code: POST.replaceAll('IMAGE', `'${IMAGE}'`) }),
    writeExtension('gossip', { code: GOSSIP }),
  ]),
);
const two = openTwoProducers(() => ({ carrierSource: 'x-post', producersPayLabels: true }));

const HOUR_MS = 60 * 60 * 1000;
const MAINE = '?country=US&region=ME&postalCode=04101';
let now: Date;
/** Each test weighs something else, so that nothing is remembered from the one before. */
let grams = 200;
let later = 0;
const realClock = performance.now.bind(performance);
const stranger = (): Visitor => two.shop.visitor();

const tell = (values: object) => stranger().put('/api/x/post/set', values);
const told = async <Value>(key: string) =>
  (await stranger().get<Value>(`/api/x/post/get?key=${encodeURIComponent(key)}`)).body;

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => realClock() + later);
  // What failed before keeps nobody waiting any more.
  later += 60_000;
  grams += 1;
  now = new Date();
  // The one that ended is begun again.
  await vi.waitUntil(async () => (await tell({ mode: 'right', sold: 0, asks: 0 })).status === 200, {
    timeout: 15_000,
    interval: 200,
  });
  for (const { productId, visitor } of two.shelves) {
    await two.shop.db.update(products).set({ weightGrams: grams }).where(eq(products.id, productId));
    await visitor.put('/api/producer/shipping-profile', {
      origin: {
        name: 'The Mill',
        line1: '1 Mill Lane',
        city: 'Portland',
        region: 'OR',
        postalCode: '97201',
        country: 'US',
      },
      prices: 'carrier',
      box: { length: 30, width: 20, height: 15 },
      zones: [
        {
          countries: [],
          regions: [],
          postalPrefixes: [],
          bands: [{ upToGrams: null, price: 9 }],
          freeFrom: null,
          expressExtra: 1,
          priorityExtra: 2,
        },
      ],
      minimumOrder: null,
    });
  }
});
afterEach(async () => {
  const faults = await bookFaults(two.shop.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

async function pricesAt(place: string) {
  const guest = two.shop.visitor();
  await guest.post('/api/cart', { productId: two.shelves[0].productId, quantity: 1 });
  const { body } = await guest.get<CheckoutOptions>(`/api/checkout/options${place}`);
  return body.shippingMethods.slice(0, 3).map(({ price }) => price);
}
/** All that is due for hours to come. */
async function work() {
  for (let round = 0; round < 12; round += 1) {
    await doDueLabels(two.shop.shop, { now });
    now = new Date(now.getTime() + HOUR_MS);
  }
}
const want = (orderId: number) =>
  two.shelves[0].visitor.post('/api/producer/labels', { orderIds: [orderId] });
const labelOf = async (orderId: number) =>
  (await two.shelves[0].visitor.get<LabelsOfProducer>('/api/producer/labels')).body.parcels.find(
    (parcel) => parcel.orderId === orderId,
  )?.label;
const partOf = async (orderId: number) =>
  (
    await two.shop.db
      .select()
      .from(orderParts)
      .where(
        sql`${orderParts.orderId} = ${orderId} and ${orderParts.producerId} = ${two.shelves[0].producerId}`,
      )
  )[0]!;
const posted = (orderId: number) =>
  rows<{ cents: number }>(
    two.shop.db,
    sql`select e.amount_cents::int as cents from ledger_postings p join ledger_entries e on e.posting_id = p.id
         where p.order_id = ${orderId} and p.kind in ('label', 'label_void') and e.account like 'producer%' order by e.id`,
  );

describe('an extension that is a carrier', () => {
  it('prices parcels, is asked once, and never learns who lives there', async () => {
    expect(await pricesAt(MAINE)).toEqual([(grams * 2) / 100, 12, 30]);
    await pricesAt(MAINE);
    expect(await told('asks')).toBe(1);
    expect(await told('asked')).toMatchObject({
      from: { name: 'The Mill', postalCode: '97201' },
      to: { country: 'US', region: 'ME', postalCode: '04101', recipient: null },
      grams,
      currency: 'USD',
    });
  });

  it.each(['throws', 'ends', 'owes', 'half', 'thousands', 'refuses'])(
    'that %s leaves the price to the producer’s zones',
    async (mode) => {
      await tell({ mode });
      expect(await pricesAt(MAINE)).toEqual([9, 10, 11]);
      expect((await stranger().get('/api/products?limit=1')).status).toBe(200);
    },
  );

  it('sells labels, which stand with the part and in the books, are printed, and given back', async () => {
    const { orderId } = await two.buy([1, 0]);
    await want(orderId);
    await want(orderId);
    await work();
    const label = (await labelOf(orderId))!;
    const price = (grams * 2) / 100;
    expect(label).toMatchObject({ state: 'bought', price, service: 'Ground slow' });
    expect(await told('sold')).toBe(1);
    expect(await told(`sold/label:${label.id}`)).toMatchObject({
      to: { recipient: { name: 'Ada Moreau', line1: '12 Harbour Street', city: 'Portland' } },
    });
    expect(await partOf(orderId)).toMatchObject({ carrier: 'ups', trackingNumber: label.trackingNumber });
    const printed = await two.shelves[0].visitor.get(`/api/producer/labels.pdf?ids=${label.id}`);
    expect(printed.text.slice(0, 5)).toBe('%PDF-');
    await two.admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    await work();
    expect(await told('void')).toBe(`l-label:${label.id}`);
    expect((await posted(orderId)).map(({ cents }) => cents)).toEqual([grams * 2, -grams * 2]);
  });

  it.each(['lost before', 'lost after'])(
    'whose answer was %s it sold is asked for one label',
    async (mode) => {
      await tell({ mode });
      const { orderId } = await two.buy([1, 0]);
      await want(orderId);
      await doDueLabels(two.shop.shop, { now });
      await tell({ mode: 'right' });
      await work();
      expect(await told('sold')).toBe(1);
      expect(await labelOf(orderId)).toMatchObject({ state: 'bought' });
      expect(await posted(orderId)).toHaveLength(1);
    },
  );

  it('that refuses says why to the producer, and nothing is posted', async () => {
    await tell({ mode: 'refuses' });
    const { orderId } = await two.buy([1, 0]);
    await want(orderId);
    await work();
    expect(await labelOf(orderId)).toMatchObject({ state: 'refused', problem: 'No such place' });
    expect(await posted(orderId)).toEqual([]);
  });

  it('whose label is no picture prints nothing', async () => {
    await tell({ mode: 'no picture' });
    const { orderId } = await two.buy([1, 0]);
    await want(orderId);
    await doDueLabels(two.shop.shop, { now });
    expect(await labelOf(orderId)).toMatchObject({ state: 'wanted' });
    expect(await posted(orderId)).toEqual([]);
  });
});

describe('news of a parcel', () => {
  async function labelled() {
    const { orderId } = await two.buy([1, 0]);
    await want(orderId);
    await work();
    return { orderId, number: (await labelOf(orderId))!.trackingNumber! };
  }
  const hear = (number: string, from = 'post') => stranger().post(`/api/x/${from}/webhook`, { number });

  it('makes the shop ask, and what the carrier answers counts', async () => {
    const { orderId, number } = await labelled();
    expect((await hear(number)).status).toBe(200);
    expect(await partOf(orderId)).toMatchObject({ status: 'pending' });
    await tell({ [`at/${number}`]: 'shipped' });
    await hear(number);
    expect(await partOf(orderId)).toMatchObject({ status: 'shipped' });
    await tell({ [`at/${number}`]: 'delivered' });
    await Promise.all([hear(number), hear(number)]);
    const there = await partOf(orderId);
    expect(there).toMatchObject({ status: 'delivered', deliveredAt: expect.any(Date) });
    await tell({ [`at/${number}`]: 'shipped' });
    await hear(number);
    expect(await partOf(orderId)).toEqual(there);
  });

  it('of another extension is not heard, and neither is one of a number that is not ours', async () => {
    const { orderId, number } = await labelled();
    await tell({ [`at/${number}`]: 'delivered' });
    expect((await hear(number, 'gossip')).status).toBe(200);
    expect((await hear('1Z-nobody')).status).toBe(200);
    expect(await partOf(orderId)).toMatchObject({ status: 'pending' });
  });

  it('that never came is made up for within a day', async () => {
    const { orderId, number } = await labelled();
    await tell({ [`at/${number}`]: 'delivered' });
    await trackParcels(two.shop.shop, new Date(Date.now() + 25 * HOUR_MS));
    expect(await partOf(orderId)).toMatchObject({ status: 'delivered' });
  });
});

it('stops the start where CARRIER names one that prices no parcels', () => {
  expect(() => requireCarrierSource('x-post')).not.toThrow();
  for (const name of ['x-gossip', 'x-nobody'])
    expect(() => requireCarrierSource(name)).toThrow(/^Setting CARRIER is wrong: no extension '\w+' prices/);
});
