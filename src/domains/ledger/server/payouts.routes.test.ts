import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import type { AdminPayout, Payout, PayoutWithLines, ProducerPayouts } from '#domains/ledger/model/payouts.ts';
import { refundPosting } from '#domains/ledger/model/reversal.ts';
import type { ProducerOrder, ProducerStats } from '#domains/orders/model/desk.ts';
import { rows } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { bookFaults } from '../../../../tests/support/book-faults.ts';
import { aProducer, anAdmin, anOrder, payOrder } from '../../../../tests/support/people.ts';
import { givePayoutAccounts } from '../../../../tests/support/payout-accounts.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';
import { loadBooks } from './order-books.queries.ts';
import { post } from './post.ts';
import { runPayouts } from './run-payouts.ts';

const HOUR_MS = 3_600_000;

describe('payouts', () => {
  let shop: TestApp;
  let admin: Visitor;
  let producer: { producerId: number; visitor: Visitor; slug: string };
  let other: { producerId: number; visitor: Visitor };
  beforeEach(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    const found = await rows<{ slug: string; product: string }>(
      shop.db,
      sql`select r.slug, min(p.slug) as product from producer_profiles r join products p on p.producer_id = r.id
           group by r.id order by r.id limit 2`,
    );
    producer = { ...(await aProducer(shop, found[0]!.slug)), slug: found[0]!.product };
    other = await aProducer(shop, found[1]!.slug);
    await givePayoutAccounts(shop.db);
    // 100.00 of goods: 85.00 for the producer.
    await shop.db.execute(sql`update products set price_cents = 10000 where slug = ${producer.slug}`);
  });

  const deliverUnpaid = async (hoursAgo: number) => {
    const orderId = await anOrder(shop.db, {
      status: 'completed',
      lines: [{ slug: producer.slug, quantity: 1 }],
    });
    const deliveredAt = new Date(Date.now() - hoursAgo * HOUR_MS);
    await shop.db.update(orderParts).set({ deliveredAt }).where(eq(orderParts.orderId, orderId));
    return orderId;
  };
  const deliver = async (hoursAgo: number) => {
    const orderId = await deliverUnpaid(hoursAgo);
    await payOrder(shop.db, orderId);
    return orderId;
  };
  let refunds = 0;
  const refund = async (orderId: number, cents: number) => {
    refunds += 1;
    await post(
      shop.db,
      refundPosting(await loadBooks(shop.db, orderId), { orderId, refundId: refunds, cents }),
    );
  };
  const desk = async () => (await producer.visitor.get<ProducerPayouts>('/api/producer/payouts')).body;
  const run = async () => (await admin.post<{ items: AdminPayout[] }>('/api/admin/payouts/run')).body.items;
  const pay = (id: number, reference: unknown, who = admin) =>
    who.patch<AdminPayout>(`/api/admin/payouts/${id}`, { status: 'paid', reference });

  it('begin with nothing', async () => {
    expect(await desk()).toEqual({
      balance: 0,
      available: 0,
      nextPayoutOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      upcoming: [],
      items: [],
    });
    expect(await run()).toEqual([]);
  });

  it('hold parts delivered more than 48 hours before, and nothing else', async () => {
    await deliver(49);
    await deliver(47);
    await anOrder(shop.db, { status: 'shipped', lines: [{ slug: producer.slug, quantity: 1 }] });
    await anOrder(shop.db, { status: 'cancelled', lines: [{ slug: producer.slug, quantity: 1 }] });
    const before = await desk();
    expect(before).toMatchObject({ balance: 255, available: 85 });
    expect(before.upcoming.at(-1)).toEqual({ payoutOn: null, waitsFor: 'delivery', parts: 1, amount: 85 });
    expect(before.upcoming.reduce((sum, { amount }) => sum + amount, 0)).toBe(255);
    const paid = await run();
    expect(paid).toEqual([
      {
        id: expect.any(Number),
        producerId: producer.producerId,
        producerName: expect.any(String),
        periodEnd: expect.any(String),
        amount: 85,
        status: 'pending',
        reference: null,
        way: 'bank',
        returned: 0,
        returnReason: null,
        problem: null,
        createdAt: expect.any(String),
      },
    ]);
    const { producerName: _, ...own } = paid[0]!;
    expect(await desk()).toMatchObject({ balance: 170, available: 0, items: [own] });
    const { body } = await admin.get<LedgerBalances>('/api/admin/ledger');
    expect(body.sum).toBe(0);
    // Two customers have paid 100.00 each.
    expect(body.balances.find(({ account }) => account === 'cash')!.balance).toBe(115);
  });

  describe('of orders that are not paid', () => {
    const cash = async () => {
      const { body } = await admin.get<LedgerBalances>('/api/admin/ledger');
      return body.balances.find(({ account }) => account === 'cash')!.balance;
    };

    it('hold nothing, however much a straw man orders by invoice', async () => {
      await shop.db.execute(sql`update products set price_cents = 9000000 where slug = ${producer.slug}`);
      await deliverUnpaid(49);
      expect(await desk()).toMatchObject({
        balance: 76_500,
        available: 0,
        upcoming: [{ payoutOn: null, waitsFor: 'payment', parts: 1, amount: 76_500 }],
      });
      expect(await run()).toEqual([]);
      expect(await cash()).toBe(0);
    });

    it('hold as large a share as was paid, and the rest when it comes', async () => {
      const orderId = await deliverUnpaid(49);
      await payOrder(shop.db, orderId, 33_33);
      expect((await run())[0]).toMatchObject({ amount: 28.33 });
      expect(await run()).toEqual([]);
      expect(await desk()).toMatchObject({ upcoming: [{ waitsFor: 'payment', amount: 56.67 }] });
      await payOrder(shop.db, orderId);
      const [rest] = await run();
      expect(rest).toMatchObject({ amount: 56.67 });
      const { body } = await producer.visitor.get<PayoutWithLines>(`/api/producer/payouts/${rest!.id}`);
      expect(body.lines).toMatchObject([{ kind: 'sale', goods: 66.67, commission: 10, amount: 56.67 }]);
      expect(await desk()).toMatchObject({ balance: 0, upcoming: [] });
      expect(await bookFaults(shop.db)).toEqual([]);
    });

    it('leave what was paid out before alone, and take back only what goes back', async () => {
      const orderId = await deliverUnpaid(49);
      await payOrder(shop.db, orderId, 50_00);
      await run();
      await refund(orderId, 10_00);
      expect(await desk()).toMatchObject({ balance: 34, available: 0 });
      await deliver(49);
      expect((await run())[0]).toMatchObject({ amount: 85 - 8.5 });
      expect(await bookFaults(shop.db)).toEqual([]);
    });
  });

  it('wait below 1.00 for the next run', async () => {
    const orderId = await deliverUnpaid(49);
    await payOrder(shop.db, orderId, 1_17);
    expect(await run()).toEqual([]);
    await payOrder(shop.db, orderId, 1);
    expect((await run())[0]).toMatchObject({ amount: 1 });
  });

  it('pay the same part once, however often and by however many they are run', async () => {
    for (let count = 0; count < 5; count += 1) await deliver(50);
    const now = new Date();
    const all = await Promise.all(Array.from({ length: 8 }, () => runPayouts(shop.db, now)));
    expect(all.flat()).toHaveLength(1);
    expect(await runPayouts(shop.db, now)).toEqual([]);
    expect(await desk()).toMatchObject({ balance: 0, items: [{ amount: 425 }] });
    expect(await bookFaults(shop.db)).toEqual([]);
  });

  it('are less what was refunded, also of parts that were paid before', async () => {
    const first = await deliver(50);
    await refund(first, 20_00);
    expect((await run())[0]).toMatchObject({ amount: 68 });
    await refund(first, 40_00);
    await deliver(50);
    expect((await run())[0]).toMatchObject({ amount: 51 });
    expect(await desk()).toMatchObject({ balance: 0, available: 0 });
  });

  it('carry a negative balance over until it is earned', async () => {
    const first = await deliver(50);
    await run();
    await refund(first, 100_00);
    expect(await desk()).toMatchObject({ balance: -85, available: 0 });
    expect(await run()).toEqual([]);
    await deliver(50);
    expect(await run()).toEqual([]);
    await deliver(50);
    expect((await run())[0]).toMatchObject({ amount: 85 });
  });

  it('have a statement with one line per part and refund, whose sum is the payout', async () => {
    const orderId = await deliver(50);
    await refund(orderId, 10_01);
    const [payout] = await run();
    const { body } = await producer.visitor.get<PayoutWithLines>(`/api/producer/payouts/${payout!.id}`);
    expect(body.lines).toMatchObject([
      { orderId, kind: 'sale', goods: 100, commission: 15, amount: 85 },
      { orderId, kind: 'refund', goods: -10.01, commission: -1.5, amount: -8.51 },
    ]);
    const address = `payouts/${payout!.id}/statement`;
    const file = await producer.visitor.get(`/api/producer/${address}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="payout-${payout!.id}.csv"`);
    const [head, ...lines] = file.text.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFForderId,partId,kind,at,deliveredAt,goods,commission,amount');
    const cents = lines.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(Math.round(payout!.amount * 100));
    expect((await admin.get(`/api/admin/${address}`)).text).toBe(file.text);
  });

  it('are nobody else’s', async () => {
    await deliver(50);
    const [payout] = await run();
    for (const path of ['', '/statement']) {
      expect((await other.visitor.get(`/api/producer/payouts/${payout!.id}${path}`)).status).toBe(404);
    }
    expect((await other.visitor.get<ProducerPayouts>('/api/producer/payouts')).body.items).toEqual([]);
  });

  it('are paid when an administrator says so, once', async () => {
    await deliver(50);
    const [payout] = await run();
    const { id } = payout!;
    expect((await pay(id, '  SEPA-17 ')).body).toMatchObject({ status: 'paid', reference: 'SEPA-17' });
    expect(await pay(id, 'SEPA-17')).toMatchObject({ status: 200, body: { reference: 'SEPA-17' } });
    expect((await pay(id, 'SEPA-18')).status).toBe(409);
    expect((await desk()).items).toMatchObject([{ status: 'paid', reference: 'SEPA-17' }]);
    const noted = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'payout.paid'));
    expect(noted).toHaveLength(1);
  });

  it('are recorded once by two administrators at once', async () => {
    await deliver(50);
    const [payout] = await run();
    const second = (await anAdmin(shop, 'second-admin')).visitor;
    const answers = await Promise.all([pay(payout!.id, 'A'), pay(payout!.id, 'B', second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['no reference', { status: 'paid' }],
    ['an empty one', { status: 'paid', reference: ' ' }],
    ['one without end', { status: 'paid', reference: 'x'.repeat(101) }],
    ['another status', { status: 'pending', reference: 'A' }],
  ])('are not recorded with %s', async (_, body) => {
    await deliver(50);
    const [payout] = await run();
    expect((await admin.patch(`/api/admin/payouts/${payout!.id}`, body)).status).toBe(400);
  });

  it('that do not exist cannot be paid or read', async () => {
    expect((await pay(999, 'A')).status).toBe(404);
    expect((await admin.get('/api/admin/payouts/999/statement')).status).toBe(404);
  });

  it('are listed by status and producer', async () => {
    await deliver(50);
    const [first] = await run();
    await pay(first!.id, 'A');
    await deliver(50);
    const [second] = await run();
    const ids = async (query: string) =>
      (await admin.get<Payout[]>(`/api/admin/payouts?${query}`)).body.map(({ id }) => id);
    expect(await ids('')).toEqual([second!.id, first!.id]);
    expect(await ids('status=paid')).toEqual([first!.id]);
    expect(await ids('status=pending')).toEqual([second!.id]);
    expect(await ids(`q=${encodeURIComponent(first!.producerName)}`)).toHaveLength(2);
    expect(await ids('q=nobody')).toEqual([]);
    expect((await admin.get('/api/admin/payouts?status=lost')).status).toBe(400);
  });

  it.each([
    ['payouts', 'update payouts set amount_cents = 1'],
    ['payout_items', 'delete from payout_items'],
    ['payout_confirmations', 'truncate payout_confirmations'],
  ])('leave rows of %s that are never changed', async (_, statement) => {
    await expect(shop.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed or removed') },
    });
  });

  it('make the producer’s figures those of the ledger', async () => {
    const orderId = await deliver(50);
    await deliver(1);
    await refund(orderId, 50_00);
    await run();
    const { body: stats } = await producer.visitor.get<ProducerStats>('/api/producer/stats');
    expect(stats).toMatchObject({ revenue: 200, net: 127.5 });
    const { body: orders } = await producer.visitor.get<ProducerOrder[]>('/api/producer/orders');
    expect(orders.map(({ net, takenBack }) => [net, takenBack])).toEqual([
      [85, 0],
      [42.5, 42.5],
    ]);
  });
});
