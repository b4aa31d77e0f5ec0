import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#domains/ledger/model/ledger.ts';
import type { UnsettledPart } from '#domains/ledger/model/due.ts';
import { unsettledParts } from '#domains/ledger/server/due.queries.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import type { Dispute, DisputeWithEvidence } from '#domains/payments/model/disputes/dispute.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { openCardDesk, TOTAL_CENTS } from '../../../../../tests/support/card-desk.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { givePayoutAccounts } from '../../../../../tests/support/payout-accounts.ts';
import { paidIntent } from '../../../../../tests/support/stripe-charge.ts';
import { DISPUTE_FEE } from '../../../../../tests/support/stripe-disputes.ts';
import type { StripeEvent } from '../../../../../tests/support/stripe-objects.ts';
import type { Visitor } from '../../../../../tests/support/test-app.ts';

const { desk, stripe, jobs, paidOrder, send, isFaultless } = await openCardDesk();
/** Of 49.98 of oil. */
const EARNED = 42_48;

describe('a payment that its customer disputes', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
    await givePayoutAccounts(desk.shop.db);
  });

  const db = () => desk.shop.db;
  const delivered = async () => {
    const placed = await paidOrder();
    for (const status of ['processing', 'shipped', 'completed'])
      await admin.patch(`/api/admin/orders/${placed.id}`, { status });
    await db()
      .update(orderParts)
      .set({ deliveredAt: sql`now() - interval '3 days'` })
      .where(eq(orderParts.orderId, placed.id));
    const [part] = await db().select().from(orderParts).where(eq(orderParts.orderId, placed.id));
    const intent = stripe.books.intents.get(placed.session().payment_intent!)!;
    return { ...placed, intent, part: part! };
  };
  const sendAll = async (events: StripeEvent[]) => {
    for (const event of events) expect((await send(event)).status).toBe(200);
  };
  const disputed = async () => {
    const placed = await delivered();
    const events = stripe.books.disputes.open(placed.intent);
    await sendAll(events);
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    return { ...placed, disputeId };
  };
  const list = async (query = '') => (await admin.get<Dispute[]>(`/api/admin/disputes${query}`)).body;
  const latest = async () => (await list())[0]!;
  const balances = async (orderId: number) => {
    const { body } = await admin.get<{ items: LedgerEntry[] }>(
      `/api/admin/ledger/entries?orderId=${orderId}&limit=100`,
    );
    const sums: Record<string, number> = {};
    for (const { account, amount } of body.items)
      sums[account] = (sums[account] ?? 0) + Math.round(amount * 100);
    return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
  };
  const unsettled = async ({ id, producerId }: { id: number; producerId: number | null }) =>
    (await unsettledParts(db(), producerId!)).find(({ partId }) => partId === id) as UnsettledPart;
  const feeOfPayment = async () => {
    while (await jobs());
  };

  it('is money that the bank has taken, and its payouts wait', async () => {
    const { id, part } = await disputed();
    await feeOfPayment();
    expect(await balances(id)).toMatchObject({ cash: -2_04 - DISPUTE_FEE, disputes: TOTAL_CENTS });
    expect(await unsettled(part)).toMatchObject({ isDisputed: true });
    await runPayouts(db(), new Date());
    expect((await unsettled(part)).entries[0]).toMatchObject({ cents: EARNED, settledCents: 0 });
    expect(await latest()).toMatchObject({
      orderId: id,
      amount: 59.93,
      reason: 'not_received',
      status: 'open',
      dueBy: expect.any(String),
      answer: null,
    });
    await isFaultless();
  });

  it('is told to every administrator, once', async () => {
    const { id } = await disputed();
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.template, 'payment-disputed'));
    const about = mails.filter(({ data }) => data['orderId'] === id);
    expect(about).toHaveLength(1);
    expect(about[0]!.data).toMatchObject({ amountCents: TOTAL_CENTS, reason: 'not_received' });
  });

  it('comes back when it is won, and is paid out then', async () => {
    const { id, part, disputeId } = await disputed();
    await sendAll(stripe.books.disputes.decide(disputeId, 'won'));
    await feeOfPayment();
    expect(await balances(id)).toMatchObject({ cash: TOTAL_CENTS - 2_04 - DISPUTE_FEE });
    expect(await balances(id)).not.toHaveProperty('disputes');
    await runPayouts(db(), new Date());
    expect(await unsettled(part)).toBeUndefined();
    await isFaultless();
  });

  it('is gone when it is lost: nobody has earned it', async () => {
    const { id, part, disputeId } = await disputed();
    await sendAll(stripe.books.disputes.decide(disputeId, 'lost'));
    await feeOfPayment();
    expect(await balances(id)).toEqual({ cash: -2_04 - DISPUTE_FEE, fees: 2_04 + DISPUTE_FEE });
    await runPayouts(db(), new Date());
    expect((await unsettled(part))?.entries.every(({ settledCents }) => settledCents === 0) ?? true).toBe(
      true,
    );
    await isFaultless();
  });

  it('that was paid out before becomes a negative balance when it is lost', async () => {
    const placed = await delivered();
    await runPayouts(db(), new Date());
    await sendAll(stripe.books.disputes.open(placed.intent));
    expect(await unsettled(placed.part)).toBeUndefined();
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    await sendAll(stripe.books.disputes.decide(disputeId, 'lost'));
    const { entries } = await unsettled(placed.part);
    expect(entries).toMatchObject([
      { cents: EARNED, settledCents: EARNED },
      { cents: -EARNED, settledCents: 0 },
    ]);
    await isFaultless();
  });

  it('may be decided otherwise after all', async () => {
    const { id, part, disputeId } = await disputed();
    await sendAll(stripe.books.disputes.decide(disputeId, 'lost'));
    await sendAll(stripe.books.disputes.decide(disputeId, 'won'));
    await feeOfPayment();
    expect(await balances(id)).toMatchObject({ cash: TOTAL_CENTS - 2_04, fees: 2_04 });
    expect(await balances(id)).not.toHaveProperty('disputes');
    expect(await unsettled(part)).toMatchObject({ isDisputed: false });
    await isFaultless();
  });

  it('ends the same, whichever way its events come', async () => {
    const ends: object[] = [];
    const orders: ((events: StripeEvent[]) => StripeEvent[])[] = [
      (events) => events,
      (events) => events.toReversed(),
      (events) => [events[2]!, events[0]!, events[2]!, events[1]!, ...events],
      // Stripe's first two never arrive: the last knows what was moved.
      (events) => events.slice(2),
    ];
    for (const inOrder of orders) {
      const placed = await delivered();
      const opened = stripe.books.disputes.open(placed.intent);
      const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
      await sendAll(inOrder([...opened, ...stripe.books.disputes.decide(disputeId, 'lost')]));
      await feeOfPayment();
      ends.push({ balances: await balances(placed.id), status: (await latest()).status });
    }
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    expect(ends[0]).toMatchObject({ status: 'lost' });
    await isFaultless();
  });

  it('that only asks takes no money but holds payouts until it is closed', async () => {
    const placed = await delivered();
    await sendAll(stripe.books.disputes.open(placed.intent, { isInquiry: true }));
    expect(await latest()).toMatchObject({ status: 'inquiry' });
    expect(await balances(placed.id)).not.toHaveProperty('disputes');
    expect(await unsettled(placed.part)).toMatchObject({ isDisputed: true });
    await sendAll(
      stripe.books.disputes.decide([...stripe.books.disputes.all.keys()].at(-1)!, 'warning_closed'),
    );
    expect(await unsettled(placed.part)).toMatchObject({ isDisputed: false });
  });

  it('is not given back a second time', async () => {
    const placed = await paidOrder();
    const intent = stripe.books.intents.get(placed.session().payment_intent!)!;
    await sendAll(stripe.books.disputes.open(intent));
    const refused = await admin.post(`/api/admin/orders/${placed.id}/refunds`, { amount: 1, reason: 'x' });
    expect(refused.status).toBe(409);
    // Cancelled meanwhile: the money is with the bank, which decides who gets it.
    await admin.patch(`/api/admin/orders/${placed.id}`, { status: 'cancelled' });
    while (await jobs());
    expect(placed.kept()).toBe(TOTAL_CENTS);
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    await sendAll(stripe.books.disputes.decide(disputeId, 'lost'));
    while (await jobs(60 * 60_000));
    expect(await balances(placed.id)).toEqual({ cash: -2_04 - DISPUTE_FEE, fees: 2_04 + DISPUTE_FEE });
    expect(placed.kept()).toBe(TOTAL_CENTS);
    await isFaultless();
  });

  it('goes back to the customer when the shop wins what it had cancelled', async () => {
    const placed = await paidOrder();
    const intent = stripe.books.intents.get(placed.session().payment_intent!)!;
    await sendAll(stripe.books.disputes.open(intent));
    await admin.patch(`/api/admin/orders/${placed.id}`, { status: 'cancelled' });
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    await sendAll(stripe.books.disputes.decide(disputeId, 'won'));
    while (await jobs(60 * 60_000));
    expect(placed.kept()).toBe(0);
    expect((await placed.read()).payment).toMatchObject({ status: 'refunded', refunded: 59.93 });
    await isFaultless();
  });

  it('pays for pieces that were removed meanwhile, once the shop has won', async () => {
    const placed = await paidOrder();
    await sendAll(stripe.books.disputes.open(stripe.books.intents.get(placed.session().payment_intent!)!));
    const pieces = [{ itemId: (await placed.read()).items[0]!.id, quantity: 1 }];
    const path = `/api/admin/orders/${placed.id}/removals`;
    const { body: quote } = await admin.get(`${path}/quote?items=${pieces[0]!.itemId}:1`);
    expect(quote).toMatchObject({ reduced: 24.99, refund: 0, lowered: 0, total: 34.94 });
    expect((await admin.post(path, { items: pieces })).status).toBe(201);
    while (await jobs());
    expect(placed.kept()).toBe(TOTAL_CENTS);
    const { id } = await latest();
    const { evidence } = (await admin.get<DisputeWithEvidence>(`/api/admin/disputes/${id}`)).body;
    expect(evidence).toMatchObject({ total: 34.94, lines: [{ quantity: 1, amount: 24.99 }] });
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    await sendAll(stripe.books.disputes.decide(disputeId, 'won'));
    while (await jobs(60 * 60_000));
    expect(placed.kept()).toBe(TOTAL_CENTS - 24_99);
    expect((await placed.read()).payment).toMatchObject({ refunded: 24.99 });
    await isFaultless();
  });

  it('whose refund was on its way is not refunded as well', async () => {
    const placed = await paidOrder();
    stripe.faultOf = (call) => (call === 'POST /v1/refunds' ? 'lost' : undefined);
    await admin.post(`/api/admin/orders/${placed.id}/refunds`, { amount: 20, reason: 'A bottle leaked' });
    stripe.faultOf = () => undefined;
    await sendAll(stripe.books.disputes.open(stripe.books.intents.get(placed.session().payment_intent!)!));
    while (await jobs(60 * 60_000));
    const disputeId = [...stripe.books.disputes.all.keys()].at(-1)!;
    await sendAll(stripe.books.disputes.decide(disputeId, 'lost'));
    while (await jobs(3 * 60 * 60_000));
    expect(placed.kept()).toBe(TOTAL_CENTS);
    expect(await balances(placed.id)).toEqual({ cash: -2_04 - DISPUTE_FEE, fees: 2_04 + DISPUTE_FEE });
    await isFaultless();
  });

  describe('is answered by an administrator', () => {
    const answer = (id: number, step: string, body?: object, who = admin) =>
      who.post<DisputeWithEvidence>(`/api/admin/disputes/${id}/${step}`, body);

    it('with all that the shop knows, once', async () => {
      const { disputeId, part } = await disputed();
      await db()
        .update(orderParts)
        .set({ carrier: 'ups', trackingNumber: '1Z9' })
        .where(eq(orderParts.id, part.id));
      const { id } = await latest();
      const { body } = await admin.get<DisputeWithEvidence>(`/api/admin/disputes/${id}`);
      expect(body.evidence).toMatchObject({
        customerName: 'Ada Moreau',
        lines: [{ quantity: 2, amount: 49.98 }],
        parcels: [{ carrier: 'ups', trackingNumber: '1Z9', deliveredAt: expect.any(String) }],
      });
      const answers = await Promise.all([
        answer(id, 'evidence', { note: 'Signed for by the customer.' }),
        answer(id, 'evidence', { note: 'Signed for by the customer.' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      while (await jobs());
      const at = stripe.books.disputes.all.get(disputeId)!;
      expect(at).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } });
      expect(at.evidence).toMatchObject({
        customer_name: 'Ada Moreau',
        shipping_carrier: 'ups',
        shipping_tracking_number: '1Z9',
        uncategorized_text: expect.stringContaining('Signed for by the customer.'),
      });
      expect(await latest()).toMatchObject({
        status: 'under_review',
        answer: { kind: 'evidence', by: 'root-admin', isSent: true, problem: null },
      });
      expect((await answer(id, 'accept')).status).toBe(409);
    });

    it('also where Stripe’s answer got lost', async () => {
      const { disputeId } = await disputed();
      const { id } = await latest();
      stripe.faultOf = (call) => (call === `POST /v1/disputes/${disputeId}` ? 'unanswered' : undefined);
      expect((await answer(id, 'evidence')).body.answer).toMatchObject({ isSent: false });
      stripe.faultOf = () => undefined;
      while (await jobs(60 * 60_000));
      expect(stripe.books.disputes.all.get(disputeId)!.evidence_details.submission_count).toBe(1);
      expect(await latest()).toMatchObject({ answer: { isSent: true }, status: 'under_review' });
    });

    it('by letting the customer have the money', async () => {
      const { id: orderId, disputeId } = await disputed();
      const { id } = await latest();
      await feeOfPayment();
      expect((await answer(id, 'accept')).body).toMatchObject({
        status: 'lost',
        answer: { kind: 'acceptance' },
      });
      expect(stripe.books.disputes.all.get(disputeId)!.status).toBe('lost');
      await sendAll(stripe.books.events.slice(-1));
      await feeOfPayment();
      expect(await balances(orderId)).toEqual({ cash: -2_04 - DISPUTE_FEE, fees: 2_04 + DISPUTE_FEE });
      await isFaultless();
    });

    it('and by nobody else, and only while the bank waits', async () => {
      const { disputeId } = await disputed();
      const { id } = await latest();
      expect((await answer(id, 'evidence', {}, desk.visitor)).status).toBe(401);
      await sendAll(stripe.books.disputes.decide(disputeId, 'won'));
      expect((await answer(id, 'evidence')).status).toBe(409);
      expect((await answer(999_999, 'evidence')).status).toBe(404);
      expect((await answer(id, 'evidence', { note: 'x'.repeat(2_001) })).status).toBe(400);
    });

    it('from a list of what is open', async () => {
      const open = await list('?state=open');
      const decided = await list('?state=decided');
      expect(open.every(({ status }) => !['won', 'lost', 'closed'].includes(status))).toBe(true);
      expect(decided.length).toBeGreaterThan(0);
      expect((await list()).length).toBe(open.length + decided.length);
      expect(await list(`?q=${open[0]!.orderId}`)).toMatchObject([{ orderId: open[0]!.orderId }]);
    });
  });

  it('of another application is none of ours, and one of ours that we do not know comes again', async () => {
    const before = (await list()).length;
    const paid = (id: string, metadata: Record<string, string>) => {
      stripe.books.intents.set(id, paidIntent(id, metadata));
      return stripe.books.intents.get(id)!;
    };
    const [theirs] = stripe.books.disputes.open(paid('pi_foreign', {}));
    expect((await send(theirs!)).status).toBe(200);
    const mark = desk.shop.shop.links.sign('payment-mark', 'lost');
    const [lost] = stripe.books.disputes.open(paid('pi_ours', { reference: 'lost', mark }));
    expect((await send(lost!)).status).toBe(404);
    expect((await list()).length).toBe(before);
  });
});
