import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutAccount } from '#domains/ledger/model/payout-account.ts';
import type { AdminPayout, ProducerPayouts } from '#domains/ledger/model/payouts.ts';
import {
  payoutAccounts,
  providerAccounts,
} from '#domains/ledger/server/payout-accounts/payout-accounts.schema.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { rows } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { openCardDesk } from '../../../../../tests/support/card-desk.ts';
import { aProducer, anAdmin } from '../../../../../tests/support/people.ts';
import { requirementsOf } from '../../../../../tests/support/stripe-connect.ts';
import { CONNECT_SECRET } from '../../../../../tests/support/stripe-stand-in.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../../tests/support/test-app.ts';

const { desk, stripe, jobs, paidOrder, send, isFaultless } = await openCardDesk();
const { connect } = stripe.books;
/** Of 49.98 of oil. */
const EARNED = 42.48;
const LATER_MS = 49 * 3_600_000;

describe('a producer who is paid by Stripe', () => {
  let admin: Visitor;
  let producer: { id: number; producerId: number; visitor: Visitor };
  let accountId: string;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
    const [found] = await rows<{ slug: string }>(
      desk.shop.db,
      sql`select r.slug from producer_profiles r join products p on p.producer_id = r.id where p.id = ${desk.oil}`,
    );
    producer = await aProducer(desk.shop, found!.slug);
  });
  beforeEach(async () => {
    await desk.shop.db.delete(payoutAccounts);
    await desk.shop.db.delete(providerAccounts);
    stripe.forgetKeys();
  });

  const put = (password = TEST_PASSWORD) =>
    producer.visitor.put<PayoutAccount & { onboardingUrl: string | null }>('/api/producer/payout-account', {
      kind: 'stripe',
      password,
    });
  const read = async () => (await producer.visitor.get<PayoutAccount>('/api/producer/payout-account')).body;
  const tell = (event: object) => send(event, { secret: CONNECT_SECRET });
  const onboard = async () => {
    await put();
    accountId = [...connect.accounts.keys()].at(-1)!;
    await tell(connect.complete(accountId));
  };
  /** An order that is due. */
  const sell = async () => {
    const placed = await paidOrder();
    for (const status of ['processing', 'shipped', 'completed'])
      await admin.patch(`/api/admin/orders/${placed.id}`, { status });
    await desk.shop.db
      .update(orderParts)
      .set({ deliveredAt: sql`now() - interval '3 days'` })
      .where(eq(orderParts.orderId, placed.id));
    return placed;
  };
  const payOut = () => runPayouts(desk.shop.db, new Date(Date.now() + LATER_MS));
  const listed = async (id: number) =>
    (await admin.get<AdminPayout[]>('/api/admin/payouts')).body.find((payout) => payout.id === id)!;
  const own = async () => (await producer.visitor.get<ProducerPayouts>('/api/producer/payouts')).body;
  const paidPayout = async () => {
    await onboard();
    await sell();
    const [id] = await payOut();
    while (await jobs(3_600_000));
    return id!;
  };
  const changeMails = async () =>
    (
      await desk.shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'payout-account-changed'))
    ).map(({ data }) => data as { kind: string; by: string | null; lastFour: string });

  it('gets one account and a page to tell Stripe the rest, however often that is asked for', async () => {
    const before = connect.accounts.size;
    const [first, second] = await Promise.all([put(), put()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(connect.accounts.size).toBe(before + 1);
    expect(first.body).toMatchObject({ kind: 'stripe', state: 'started', lastFour: null });
    expect(first.body.missing).toEqual(['bankAccount', 'terms', 'identity', 'birthday']);
    expect(first.body.onboardingUrl).toContain('/setup/acct_');
    // Stripe has forgotten the key, the shop has not forgotten the account.
    stripe.forgetKeys();
    const again = await put();
    expect(again.body.onboardingUrl).not.toBe(first.body.onboardingUrl);
    expect(connect.accounts.size).toBe(before + 1);
    expect((await put('not mine')).status).toBe(400);
    expect((await changeMails()).filter(({ kind, by }) => kind === 'stripe' && by !== null)).toHaveLength(1);
  });

  it('hears that Stripe is away, and nothing was changed', async () => {
    stripe.faultOf = () => 'lost';
    expect((await put()).status).toBe(503);
    stripe.faultOf = () => undefined;
    expect(await read()).toMatchObject({ kind: null, offered: ['bank', 'stripe'] });
  });

  it('sees what is missing as Stripe says it, whichever event comes last', async () => {
    await put();
    accountId = [...connect.accounts.keys()].at(-1)!;
    const early = connect.update(accountId, {
      details_submitted: true,
      requirements: requirementsOf(['individual.verification.document', 'something.new']),
    });
    const late = connect.complete(accountId);
    late.created = early.created + 5;
    expect((await tell(late)).status).toBe(200);
    expect((await tell(early)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'active', missing: [], lastFour: '6789' });
    const restricted = connect.update(accountId, {
      payouts_enabled: false,
      requirements: requirementsOf(['something.new'], 'requirements.past_due'),
    });
    restricted.created = late.created + 5;
    await tell(restricted);
    expect(await read()).toMatchObject({ state: 'incomplete', missing: ['other'] });
    const rejected = connect.update(accountId, { requirements: requirementsOf([], 'rejected.fraud') });
    rejected.created = restricted.created + 5;
    await tell(rejected);
    expect(await read()).toMatchObject({ state: 'refused' });
  });

  it('sees on coming back what no event has told yet', async () => {
    await put();
    accountId = [...connect.accounts.keys()].at(-1)!;
    connect.complete(accountId);
    await desk.shop.db.update(providerAccounts).set({ toldAt: new Date(Date.now() - 60_000) });
    expect(await read()).toMatchObject({ state: 'active', lastFour: '6789' });
  });

  it('is told of another bank account behind it, and waits two days from then', async () => {
    await onboard();
    await desk.shop.db.update(payoutAccounts).set({ changedAt: new Date(0) });
    await sell();
    const moved = connect.complete(accountId, { id: 'ba_second', last4: '1111' });
    moved.created += 60;
    await tell(moved);
    await tell(moved);
    const mails = (await changeMails()).filter(({ by, lastFour }) => by === null && lastFour === '1111');
    expect(mails).toHaveLength(1);
    expect(Date.parse((await read()).heldUntil!)).toBeGreaterThan(Date.now());
    expect(await runPayouts(desk.shop.db, new Date())).toEqual([]);
    expect(await payOut()).toHaveLength(1);
    while (await jobs(3_600_000));
    await isFaultless();
  });

  it.each([
    ['signed by somebody else', (event: object) => send(event, { secret: 'whsec_other' }), 400],
    ['signed for the shop’s own events', (event: object) => send(event), 400],
    [
      'that is old',
      (event: object) => send(event, { secret: CONNECT_SECRET, at: Date.now() - 3_600_000 }),
      400,
    ],
  ])('is not changed by an event %s', async (_, deliver, status) => {
    await put();
    accountId = [...connect.accounts.keys()].at(-1)!;
    expect((await deliver(connect.complete(accountId))).status).toBe(status);
    const [stored] = await desk.shop.db.select().from(providerAccounts);
    expect(stored).toMatchObject({ state: 'started' });
  });

  it('is not changed by what happens in accounts of others, or as if in theirs', async () => {
    await put();
    accountId = [...connect.accounts.keys()].at(-1)!;
    const event = connect.complete(accountId);
    expect((await tell({ ...event, account: 'acct_other' })).status).toBe(200);
    const foreign = {
      ...event,
      account: 'acct_x',
      data: { object: { ...event.data.object, id: 'acct_x', metadata: {} } },
    };
    expect((await tell(foreign)).status).toBe(200);
    expect((await tell({ ...event, livemode: true })).status).toBe(200);
    const [stored] = await desk.shop.db.select().from(providerAccounts);
    expect(stored).toMatchObject({ state: 'started' });
    // Ours, made a moment ago and not written down: it comes again.
    await desk.shop.db.delete(providerAccounts);
    expect((await tell(event)).status).toBe(404);
  });

  it('is paid by one transfer, however many run payouts and whatever gets lost', async () => {
    await onboard();
    await sell();
    const lost = new Set<string>();
    stripe.faultOf = (call) => {
      if (!call.startsWith('POST /v1/transfers') || lost.size > 1) return undefined;
      lost.add(`${lost.size}`);
      return lost.size === 1 ? 'lost' : 'unanswered';
    };
    const runs = await Promise.all([payOut(), payOut(), payOut()]);
    const [id, ...others] = runs.flat();
    expect(others).toEqual([]);
    await Promise.all([jobs(), jobs()]);
    stripe.forgetKeys();
    for (let hours = 1; hours < 6; hours += 1) while (await jobs(hours * 3_600_000));
    expect(connect.heldBy(accountId)).toBe(42_48);
    const transfer = [...connect.transfers.values()].find(({ destination }) => destination === accountId);
    expect(transfer).toMatchObject({ amount: 42_48, transfer_group: `payout:${id}` });
    expect(await listed(id!)).toMatchObject({ status: 'paid', way: 'stripe', reference: transfer!.id });
    expect((await own()).items[0]).toMatchObject({ status: 'paid', amount: EARNED });
    // Neither the bank nor an administrator pays it again.
    expect((await admin.get('/api/admin/payouts/batch.csv')).status).toBe(404);
    const byHand = await admin.patch(`/api/admin/payouts/${id}`, { status: 'paid', reference: 'by hand' });
    expect(byHand.status).toBe(409);
    await isFaultless();
  });

  it.each([
    ['the shop has too little', () => (connect.isShort = true), 'shop_balance'],
    [
      'the account was closed meanwhile',
      () => Object.assign(connect.accounts.get(accountId)!, { capabilities: { transfers: 'inactive' } }),
      'account',
    ],
  ])('has it in the balance again where %s', async (_, spoil, reason) => {
    await onboard();
    await sell();
    const { balance } = await own();
    const [id] = await payOut();
    spoil();
    while (await jobs(3_600_000));
    expect(await listed(id!)).toMatchObject({ status: 'returned', returned: EARNED, returnReason: reason });
    expect((await listed(id!)).problem).toMatch(/Stripe account|capabilities/);
    expect((await own()).balance).toBe(balance);
    expect(connect.heldBy(accountId)).toBe(0);
    await isFaultless();
    connect.isShort = false;
    Object.assign(connect.accounts.get(accountId)!, { capabilities: { transfers: 'active' } });
    const [next] = await payOut();
    while (await jobs(3_600_000));
    expect(await listed(next!)).toMatchObject({ status: 'paid', amount: EARNED });
    expect(connect.heldBy(accountId)).toBe(42_48);
    const { body } = await producer.visitor.get<{ lines: { kind: string; amount: number }[] }>(
      `/api/producer/payouts/${id}`,
    );
    expect(body.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', EARNED],
      ['payout_returned', -EARNED],
    ]);
    await isFaultless();
  });

  it('gives back what was taken back in Stripe’s dashboard, once, in parts', async () => {
    const id = await paidPayout();
    const [transferId] = [...connect.transfers.keys()].slice(-1);
    const first = connect.takeBack(transferId!, 10_00);
    const second = connect.takeBack(transferId!, 32_48);
    expect((await send(second)).status).toBe(200);
    expect((await send(first)).status).toBe(200);
    expect((await send(second)).status).toBe(200);
    expect(await listed(id)).toMatchObject({
      status: 'returned',
      returned: EARNED,
      returnReason: 'reversed',
    });
    expect((await own()).available).toBe(EARNED);
    await isFaultless();
    await payOut();
    while (await jobs(3_600_000));
    await isFaultless();
  });

  it('gives back what is owed, and no more', async () => {
    const placed = await sell();
    await onboard();
    await desk.shop.db.update(payoutAccounts).set({ changedAt: new Date(0) });
    const [id] = await payOut();
    while (await jobs(3_600_000));
    const reverse = (amount: number, key = 'a') =>
      admin.post(
        `/api/admin/payouts/${id}/reversal`,
        { amount },
        { 'idempotency-key': `reversal-${key}-key` },
      );
    expect((await reverse(5)).status).toBe(409);
    // The customer gets half of it back.
    await admin.post(`/api/admin/orders/${placed.id}/refunds`, { amount: 20, reason: 'spoiled' });
    while (await jobs(3_600_000));
    const owed = -(await own()).balance;
    expect(owed).toBeGreaterThan(5);
    expect((await reverse(owed + 0.01)).status).toBe(409);
    const pressed = await Promise.all([reverse(5), reverse(5), reverse(5)]);
    expect(pressed.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await reverse(owed - 4.99, 'b')).status).toBe(409);
    while (await jobs(3_600_000));
    expect(connect.heldBy(accountId)).toBe(42_48 - 5_00);
    expect((await own()).balance).toBeCloseTo(5 - owed, 2);
    expect(await listed(id!)).toMatchObject({ status: 'paid', returned: 5 });
    await isFaultless();
    // What the producer's account does not have stays owed.
    stripe.faultOf = () => undefined;
    connect.transfers.get((await listed(id!)).reference!)!.amount_reversed = 42_48;
    expect((await reverse(1, 'c')).status).toBe(202);
    while (await jobs(3_600_000));
    expect(await listed(id!)).toMatchObject({
      returned: 5,
      problem: expect.stringContaining('greater than'),
    });
    await isFaultless();
  });

  it('who changes over from a bank is paid by Stripe what no batch has yet', async () => {
    const bank = { producerId: producer.producerId, kind: 'bank', box: '', lastFour: '3000' } as const;
    await desk.shop.db.insert(payoutAccounts).values({ ...bank, changedAt: new Date(0) });
    await sell();
    const [id] = await payOut();
    expect(await listed(id!)).toMatchObject({ way: 'bank', status: 'pending' });
    await onboard();
    await Promise.all([payOut(), payOut()]);
    while (await jobs(3_600_000));
    expect(await listed(id!)).toMatchObject({ way: 'stripe', status: 'paid' });
    await isFaultless();
  });
});
