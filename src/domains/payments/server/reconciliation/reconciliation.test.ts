import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutTransferFacts } from '#domains/ledger/server/transfers/transfers.schema.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { paymentFacts } from '#domains/orders/server/payments.schema.ts';
import type { FoundDifference } from '#domains/payments/model/reconciliation/reconciliation.ts';
import { rows } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { openCardDesk } from '../../../../../tests/support/card-desk.ts';
import { aProducer, anAdmin } from '../../../../../tests/support/people.ts';
import { CONNECT_SECRET } from '../../../../../tests/support/stripe-stand-in.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../../tests/support/test-app.ts';
import { reconcile } from './reconcile.ts';
import { balanceTransactions, reconciliationProgress } from './reconciliation.schema.ts';

const { desk, stripe, providers, jobs, paidOrder, send, isFaultless } = await openCardDesk();
const { balance, connect } = stripe.books;
const DAY_MS = 86_400_000;

describe('our books beside Stripe’s', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
    const [found] = await rows<{ slug: string }>(
      desk.shop.db,
      sql`select r.slug from producer_profiles r join products p on p.producer_id = r.id where p.id = ${desk.oil}`,
    );
    const producer = await aProducer(desk.shop, found!.slug);
    await producer.visitor.put('/api/producer/payout-account', { kind: 'stripe', password: TEST_PASSWORD });
  });
  beforeEach(() => desk.shop.db.delete(reconciliationProgress));

  const work = async () => {
    while (await jobs(3_600_000));
  };
  /** Four days later, when everything should have arrived on both sides. */
  const compare = (days = 4) => reconcile(desk.shop.db, providers(), new Date(Date.now() + days * DAY_MS));
  const open = async () =>
    (await admin.get<FoundDifference[]>('/api/admin/reconciliation?state=open')).body.map(
      ({ kind, move, booked, provider }) => ({ kind, move, booked, provider }),
    );
  const fees = async () => {
    const [sum] = await rows<{ cents: number }>(
      desk.shop.db,
      sql`select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries where account = 'fees'`,
    );
    return sum!.cents;
  };
  const refund = (orderId: number, amount: number) =>
    admin.post(`/api/admin/orders/${orderId}/refunds`, { amount, reason: 'spoiled' });
  const intentOf = async (orderId: number) => {
    const [fact] = await desk.shop.db.select().from(paymentFacts).where(eq(paymentFacts.orderId, orderId));
    return stripe.books.intents.get(stripe.books.session(fact!.providerId!).payment_intent!)!;
  };

  it('agree after payments, refunds, disputes, payouts and reversals, with fees as they really were', async () => {
    await send(connect.complete([...connect.accounts.keys()][0]!), { secret: CONNECT_SECRET });
    const orders = [];
    for (let count = 0; count < 4; count += 1) orders.push(await paidOrder());
    await refund(orders[0]!.id, 10);
    await work();
    for (const event of stripe.books.disputes.open(await intentOf(orders[1]!.id))) await send(event);
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    for (const event of stripe.books.disputes.decide(disputeId, 'lost')) await send(event);
    for (const { id } of orders) {
      for (const status of ['processing', 'shipped', 'completed'])
        await admin.patch(`/api/admin/orders/${id}`, { status });
    }
    await desk.shop.db.update(orderParts).set({ deliveredAt: sql`now() - interval '3 days'` });
    await runPayouts(desk.shop.db, new Date(Date.now() + 3 * DAY_MS));
    await work();
    await send(connect.takeBack([...connect.transfers.keys()].at(-1)!, 5_00));
    // What others do with the same account, what Stripe pays to the shop's own bank, and its own fee.
    balance.book({ type: 'charge', amount: 99_00, fee: 3_17, source: 'ch_of_somebody_else' });
    for (let count = 0; count < 120; count += 1) balance.book({ type: 'payout', amount: -1, source: null });
    balance.book({ type: 'stripe_fee', amount: -2_00, source: null });
    const before = await fees();
    let calls = 0;
    stripe.faultOf = (call) => {
      calls += call.includes('balance_transactions') ? 1 : 0;
      // The second page, and what the SDK tries for it, are lost.
      return calls === 2 || calls === 3 ? 'lost' : undefined;
    };
    await expect(compare()).rejects.toThrow();
    expect(await open()).toEqual([]);
    const kept = await desk.shop.db.$count(balanceTransactions);
    expect(kept).toBe(100);
    // It goes on with the second page, and two at once do no more than one.
    const both = await Promise.all([compare(), compare()]);
    expect(both.filter((done) => done !== undefined)).not.toHaveLength(0);
    expect(await desk.shop.db.$count(balanceTransactions)).toBe(balance.all.length);
    expect(await open()).toEqual([]);
    expect(await fees()).toBe(before + 2_00);
    await compare();
    expect(await fees()).toBe(before + 2_00);
    await isFaultless();
  });

  it('differ in exactly what was planted: a fee, a transfer, a refund', async () => {
    const placed = await paidOrder();
    const refunded = await paidOrder();
    await refund(refunded.id, 3);
    await work();
    const before = await fees();
    // Stripe kept a cent more than it first said …
    const charge = balance.all.find(({ source }) => source === `ch_${placed.session().payment_intent}`)!;
    Object.assign(charge, { fee: charge.fee + 1, net: charge.net - 1 });
    // … does not know one of our transfers …
    const [made] = await desk.shop.db
      .select()
      .from(payoutTransferFacts)
      .where(eq(payoutTransferFacts.kind, 'made'));
    await desk.shop.db.execute(sql`alter table payout_transfer_facts disable trigger user`);
    const change = (providerId: string) =>
      desk.shop.db
        .update(payoutTransferFacts)
        .set({ providerId })
        .where(eq(payoutTransferFacts.id, made!.id));
    await change('tr_gone');
    // … and gave something back twice.
    const [first] = [...stripe.books.refunds.values()].slice(-1);
    stripe.books.refunds.set('re_double', { ...first!, id: 're_double', metadata: {} });
    balance.book({ type: 'refund', amount: -3_00, source: 're_double' });

    await desk.shop.db.execute(sql`alter table balance_transactions disable trigger user`);
    await desk.shop.db.delete(balanceTransactions).where(eq(balanceTransactions.providerId, charge.id));
    await compare();
    const amount = made!.amountCents / 100;
    expect(await open()).toEqual([
      { kind: 'unknown', move: 'refund', booked: 0, provider: -3 },
      { kind: 'unknown', move: 'transfer', booked: 0, provider: -amount },
      { kind: 'missing', move: 'transfer', booked: -amount, provider: 0 },
      { kind: 'fee', move: 'payment', booked: -2.04, provider: -2.05 },
    ]);
    expect(await fees()).toBe(before + 1);
    // The next night finds the same, and no more; what agrees again is done by itself.
    await compare(5);
    expect(await open()).toHaveLength(4);
    expect(await fees()).toBe(before + 1);
    await change(made!.providerId!);
    await compare(6);
    expect((await open()).map(({ kind }) => kind)).toEqual(['unknown', 'fee']);
    await isFaultless();
  });

  it('are explained once, by name', async () => {
    const { body } = await admin.get<FoundDifference[]>('/api/admin/reconciliation?state=open');
    const { id } = body[0]!;
    const explain = (note: string) =>
      admin.post<FoundDifference>(`/api/admin/reconciliation/${id}/explanation`, { note });
    expect((await explain(' ')).status).toBe(400);
    const both = await Promise.all([explain('Given back by hand at Stripe'), explain('No idea')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const explained = await admin.get<FoundDifference[]>('/api/admin/reconciliation?state=explained');
    expect(explained.body.find((each) => each.id === id)!.explanation).toMatchObject({ by: 'root-admin' });
    const noted = await desk.shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'reconciliation.explain'));
    expect(noted).toHaveLength(1);
    expect((await admin.post('/api/admin/reconciliation/999999/explanation', { note: 'x' })).status).toBe(
      404,
    );
    expect((await desk.visitor.get('/api/admin/reconciliation')).status).toBe(401);
    expect((await admin.post<{ open: number }>('/api/admin/reconciliation/run')).body.open).toBe(1);
    stripe.faultOf = () => 'lost';
    expect((await admin.post('/api/admin/reconciliation/run')).status).toBe(503);
  });
});
