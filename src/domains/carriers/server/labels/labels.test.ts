import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabelsOfProducer } from '#domains/carriers/model/label.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import type { AdminPayout, PayoutWithLines } from '#domains/ledger/model/payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { bookFaults } from '../../../../../tests/support/book-faults.ts';
import { ShippoStandIn } from '../../../../../tests/support/shippo-stand-in.ts';
import { givePayoutAccounts } from '../../../../../tests/support/payout-accounts.ts';
import { openTwoProducers } from '../../../../../tests/support/two-producers.ts';
import { doDueLabels } from './do-labels.ts';
import { labels } from './labels.schema.ts';
import { trackParcels } from './track-parcels.ts';

let shippo: ShippoStandIn;
beforeAll(async () => {
  shippo = await ShippoStandIn.open();
});
const two = openTwoProducers(() => ({ shippo: shippo.access, producersPayLabels: true }));
afterAll(() => shippo.close());

const HOUR_MS = 60 * 60 * 1000;
let now: Date;
beforeEach(async () => {
  now = new Date();
  shippo.forget();
  for (const { productId, visitor } of two.shelves) {
    await two.shop.db.update(products).set({ weightGrams: 200 }).where(eq(products.id, productId));
    await visitor.put('/api/producer/shipping-profile', {
      origin: {
        name: 'The Mill',
        line1: '1 Mill Lane',
        city: 'Portland',
        region: 'OR',
        postalCode: '97201',
        country: 'US',
      },
      prices: 'bands',
      box: { length: 30, width: 20, height: 15 },
      zones: [],
      minimumOrder: null,
    });
  }
});
/** After each, the books are whole and Shippo was told what its description knows. */
afterEach(async () => {
  const faults = [...(await bookFaults(two.shop.db)), ...shippo.faults];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const want = (orderIds: number[], at: 0 | 1 = 0) =>
  two.shelves[at].visitor.post<{ items: { id: number; message: string | null }[] }>('/api/producer/labels', {
    orderIds,
  });
/** All that is due for hours to come. */
async function work() {
  for (let round = 0; round < 12; round += 1) {
    await doDueLabels(two.shop.shop, { now });
    now = new Date(now.getTime() + HOUR_MS);
  }
}
const shown = async () => (await two.shelves[0].visitor.get<LabelsOfProducer>('/api/producer/labels')).body;
const labelOf = async (orderId: number) =>
  (await shown()).parcels.find((parcel) => parcel.orderId === orderId)?.label;
const partOf = async (orderId: number) =>
  (
    await two.shop.db
      .select()
      .from(orderParts)
      .where(
        sql`${orderParts.orderId} = ${orderId} and ${orderParts.producerId} = ${two.shelves[0].producerId}`,
      )
  )[0]!;
const purchases = () => shippo.calls.filter((call) => call === 'POST /transactions').length;
const postings = (orderId: number) =>
  rows<{ source: string; account: string; cents: number }>(
    two.shop.db,
    sql`select split_part(p.source, ':', 1) as source, split_part(e.account, ':', 1) as account, e.amount_cents::int as cents
          from ledger_postings p join ledger_entries e on e.posting_id = p.id
         where p.order_id = ${orderId} and p.kind in ('label', 'label_void') order by e.id`,
  );
const hear = (body: object, token = shippo.access.webhookToken) =>
  two.shop.visitor().post(`/api/carriers/shippo/webhook?token=${token}`, body);

describe('labels of parcels', () => {
  it('are bought, stand with the part and in the books, and are printed together', async () => {
    const [first, second] = [await two.buy([1, 1]), await two.buy([2, 0])];
    const ids = [first.orderId, second.orderId];
    expect((await want(ids)).body.items.map(({ message }) => message)).toEqual([null, null]);
    await want(ids);
    await work();
    const label = await labelOf(first.orderId);
    expect(label).toMatchObject({
      state: 'bought',
      price: 7.4,
      trackingNumber: expect.stringMatching(/^9400/),
    });
    expect(purchases()).toBe(2);
    expect(await partOf(first.orderId)).toMatchObject({
      status: 'pending',
      carrier: 'usps',
      trackingNumber: label!.trackingNumber,
    });
    expect(await postings(first.orderId)).toEqual([
      { source: 'label', account: 'producer', cents: 7_40 },
      { source: 'label', account: 'cash', cents: -7_40 },
    ]);
    const printed = await two.shelves[0].visitor.get(
      `/api/producer/labels.pdf?ids=${label!.id},${(await labelOf(second.orderId))!.id}`,
    );
    expect(printed.status).toBe(200);
    expect(printed.text.slice(0, 5)).toBe('%PDF-');
    expect(printed.text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    const other = await two.shelves[1].visitor.get(`/api/producer/labels.pdf?ids=${label!.id}`);
    expect(other.status).toBe(404);
    const { body } = await two.admin.get<LedgerBalances>('/api/admin/ledger');
    expect(body.sum).toBe(0);
  });

  it('are for own parcels that have not left, weigh something and have an origin', async () => {
    const order = await two.buy([1, 0]);
    expect((await want([order.orderId], 1)).body.items[0]!.message).not.toBeNull();
    await two.shop.db
      .update(products)
      .set({ weightGrams: 0 })
      .where(eq(products.id, two.shelves[0].productId));
    expect((await want([order.orderId])).body.items[0]!.message).toContain('no weight');
    await two.shop.db
      .update(products)
      .set({ weightGrams: 9 })
      .where(eq(products.id, two.shelves[0].productId));
    await two.ship(two.shelves[0], order.orderId);
    expect((await want([order.orderId])).body.items[0]!.message).not.toBeNull();
    expect(await postings(order.orderId)).toEqual([]);
  });

  it('that the carrier refuses say why, cost nothing and may be asked for again', async () => {
    shippo.purchase = 'ERROR';
    const { orderId } = await two.buy([1, 0]);
    await want([orderId]);
    await work();
    expect(await labelOf(orderId)).toMatchObject({ state: 'refused', problem: 'Address not found' });
    expect(await postings(orderId)).toEqual([]);
    shippo.purchase = 'SUCCESS';
    await want([orderId]);
    await work();
    expect(await labelOf(orderId)).toMatchObject({ state: 'bought' });
  });

  it.each([
    ['POST /shipments', 'lost'],
    ['POST /shipments', 'unanswered'],
    ['POST /transactions', 'lost'],
    ['POST /transactions', 'unanswered'],
  ] as const)('are bought once though %s is %s', async (faulty, fault) => {
    const { orderId } = await two.buy([1, 0]);
    let isFirst = true;
    shippo.faultOf = (call) => {
      if (call !== faulty || !isFirst) return undefined;
      isFirst = false;
      return fault;
    };
    await want([orderId]);
    await work();
    expect(shippo.transactions).toHaveLength(1);
    expect(await labelOf(orderId)).toMatchObject({ state: 'bought', price: 7.4 });
    expect(await postings(orderId)).toHaveLength(2);
  });

  it('are bought once by workers that take them at the same time', async () => {
    const { orderId } = await two.buy([1, 0]);
    await want([orderId]);
    await Promise.all([doDueLabels(two.shop.shop, { now }), doDueLabels(two.shop.shop, { now })]);
    await work();
    expect(purchases()).toBe(1);
  });
});

describe('a label that the producer pays', () => {
  it('is taken off the payout of its part, and stands in the statement as a line of its own', async () => {
    await givePayoutAccounts(two.shop.db);
    const { orderId } = await two.buy([1, 0]);
    await want([orderId]);
    await work();
    const { trackingNumber } = await partOf(orderId);
    await hear(shippo.news(trackingNumber!, 'DELIVERED'));
    await two.admin.post(`/api/admin/orders/${orderId}/payments`);
    await two.shop.db
      .update(orderParts)
      .set({ deliveredAt: new Date(now.getTime() - 60 * HOUR_MS * 24) })
      .where(eq(orderParts.orderId, orderId));
    const { body } = await two.admin.post<{ items: AdminPayout[] }>('/api/admin/payouts/run');
    const own = body.items.find(({ producerId }) => producerId === two.shelves[0].producerId)!;
    const statement = await two.shelves[0].visitor.get<PayoutWithLines>(`/api/producer/payouts/${own.id}`);
    const lines = statement.body.lines.filter((line) => line.orderId === orderId);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 21.24],
      ['label', -7.4],
    ]);
    expect(own.amount).toBe(
      statement.body.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
    );
  });
});

describe('a part that is cancelled', () => {
  it('gives its label back, and the money', async () => {
    const { orderId } = await two.buy([1, 1]);
    await want([orderId]);
    await work();
    shippo.refund = 'PENDING';
    await two.admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    await work();
    expect(await postings(orderId)).toHaveLength(2);
    shippo.transactions[0]!.status = 'REFUNDED';
    await work();
    expect((await postings(orderId)).slice(2)).toEqual([
      { source: 'void', account: 'producer', cents: -7_40 },
      { source: 'void', account: 'cash', cents: 7_40 },
    ]);
    const [kept] = await two.shop.db
      .select()
      .from(labels)
      .where(eq(labels.partId, (await partOf(orderId)).id));
    expect(kept).toMatchObject({ state: 'voided' });
    expect(shippo.calls.filter((call) => call === 'POST /refunds')).toHaveLength(1);
  });

  it('before its label was bought buys none, and gives back one of which no answer came', async () => {
    const [early, late] = [await two.buy([1, 0]), await two.buy([1, 0])];
    await want([early.orderId]);
    await two.admin.patch(`/api/admin/orders/${early.orderId}`, { status: 'cancelled' });
    await work();
    expect(purchases()).toBe(0);
    await want([late.orderId]);
    shippo.faultOf = (call) => (call === 'POST /transactions' ? 'unanswered' : undefined);
    await doDueLabels(two.shop.shop, { now });
    await two.admin.patch(`/api/admin/orders/${late.orderId}`, { status: 'cancelled' });
    shippo.faultOf = () => undefined;
    await work();
    expect(purchases()).toBe(1);
    expect(shippo.transactions[0]).toMatchObject({ status: 'REFUNDED' });
    const sums = (await postings(late.orderId)).map(({ cents }) => cents);
    expect(sums).toEqual([7_40, -7_40, -7_40, 7_40]);
  });
});

describe('what a carrier says of a parcel', () => {
  async function labelled() {
    const order = await two.buy([1, 0]);
    await want([order.orderId]);
    await work();
    return { ...order, number: (await labelOf(order.orderId))!.trackingNumber! };
  }

  it('moves it on, once, and starts the clock of its delivery', async () => {
    const { orderId, number } = await labelled();
    const moving = shippo.news(number, 'TRANSIT');
    for (let twice = 0; twice < 2; twice += 1) expect((await hear(moving)).status).toBe(200);
    expect(await partOf(orderId)).toMatchObject({ status: 'shipped', deliveredAt: null });
    const there = shippo.news(number, 'DELIVERED');
    await Promise.all([hear(there), hear(there)]);
    const delivered = await partOf(orderId);
    expect(delivered).toMatchObject({ status: 'delivered', deliveredAt: expect.any(Date) });
    await hear(moving);
    await hear(shippo.news(number, 'TRANSIT'));
    expect(await partOf(orderId)).toEqual(delivered);
    expect((await two.mailsAbout(orderId)).map(({ template }) => template).length).toBeGreaterThan(0);
  });

  it('may be that it arrived before anything else was heard', async () => {
    const { orderId, number } = await labelled();
    await hear(shippo.news(number, 'DELIVERED'));
    expect(await partOf(orderId)).toMatchObject({ status: 'delivered', shippedAt: expect.any(Date) });
  });

  it('is believed with the token only, and of our labels', async () => {
    const { orderId, number } = await labelled();
    const there = shippo.news(number, 'DELIVERED');
    for (const token of ['', 'made-up', `${shippo.access.webhookToken}x`])
      expect((await hear(there, token)).status).toBe(403);
    expect((await hear({ ...there, test: false })).status).toBe(200);
    expect((await hear(shippo.news('9400999', 'DELIVERED'))).status).toBe(200);
    expect((await hear({ event: 'transaction_created', test: true, data: { other: 1 } })).status).toBe(200);
    expect(await partOf(orderId)).toMatchObject({ status: 'pending' });
  });

  it('is asked for where nothing was heard for a day', async () => {
    const { orderId, number } = await labelled();
    shippo.whereabouts.set(number, 'DELIVERED');
    await trackParcels(two.shop.shop, new Date());
    expect(await partOf(orderId)).toMatchObject({ status: 'pending' });
    await trackParcels(two.shop.shop, new Date(Date.now() + 25 * HOUR_MS));
    expect(await partOf(orderId)).toMatchObject({ status: 'delivered' });
  });
});
