import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverDomains } from '#app/server/domains.ts';
import { asDomain } from '#domains/extensions/server/as-domain.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';
import type { PayoutAccount } from '#domains/ledger/model/payout-account.ts';
import type { AdminPayout, ProducerPayouts } from '#domains/ledger/model/payouts.ts';
import {
  payoutAccounts,
  providerAccounts,
} from '#domains/ledger/server/payout-accounts/payout-accounts.schema.ts';
import type { PayoutProvider } from '#domains/ledger/server/payout-provider.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { takeDueJobs } from '#domains/payments/server/jobs.queries.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { askOfPayouts } from '#domains/payments/server/source/hear-of-payout.ts';
import { payoutsBySource, requirePayoutSource } from '#domains/payments/server/source/payout-source.ts';
import { doTransferJob } from '#domains/payments/server/transfers/do-transfer.ts';
import { rows } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { composeDomains } from '#engine/server/domain.ts';
import { FORM, openCheckoutDesk } from '../../../../../tests/support/checkout-desk.ts';
import { withExtensions, writeExtension } from '../../../../../tests/support/extension-desk.ts';
import { readLedger } from '../../../../../tests/support/ledger.ts';
import { aProducer, anAdmin } from '../../../../../tests/support/people.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../../tests/support/test-app.ts';

/**
 * A bank on the other side of the extension, which pays as often as it is told: that nobody is paid twice is up to the shop.
 * What it holds is in the store, and a test says by `mode` what goes wrong.
 */
const BANK = `
  hosts: ['bank.example.com'],
  payout: {
    open: async ({ producer }, shop) => {
      const mode = await shop.store.get('mode');
      if (mode === 'away') throw new Error('the bank is closed');
      const id = mode === 'one for all' ? 'acct' : 'acct-' + producer;
      if (await shop.store.get('a/' + id) === undefined) {
        await shop.store.add('opened', 1);
        await shop.store.set('a/' + id, { id, state: 'started', missing: ['bankAccount', 'identity'], bank: null });
      }
      return shop.store.get('a/' + id);
    },
    account: ({ id }, shop) => shop.store.get('a/' + id),
    onboard: async ({ id, returnUrl }, shop) => {
      const host = (await shop.store.get('mode')) === 'leads away' ? 'evil.example.net' : 'bank.example.com';
      return { url: 'https://' + host + '/' + id + '?back=' + encodeURIComponent(returnUrl) };
    },
    transfer: async ({ transfer }, shop) => {
      const { key, account, cents, currency, payout } = transfer;
      const mode = await shop.store.get('mode');
      if (mode === 'away') throw new Error('the bank is closed');
      if (mode === 'refuses') throw new Refusal('conflict', 'The account is closed');
      if (mode === 'fails') return { state: 'failed', reason: 'shop_balance', note: 'Too little money' };
      if (mode === 'dies before') process.exit(1);
      await shop.store.add('paid/' + account, cents);
      await shop.store.set('t/' + key, { state: 'made', id: 't-' + payout, cents, currency, ...(await shop.store.get('says')) });
      if (mode === 'refuses what it did') throw new Refusal('conflict', 'Twice');
      if (mode === 'dies after') process.exit(1);
      if (mode === 'lost') throw new Error('the line is dead');
      if (mode === 'talks nonsense') return { state: 'paid' };
      if (mode === 'takes its time') return { state: 'pending' };
      return shop.store.get('t/' + key);
    },
    find: async ({ transfer }, shop) => {
      if (await shop.store.get('mode') === 'away') throw new Error('the bank is closed');
      await shop.store.add('found', 1);
      return (await shop.store.get('t/' + transfer.key)) ?? null;
    },
    reverse: async ({ transfer, cents, key }, shop) => {
      const mode = await shop.store.get('mode');
      if (mode === 'refuses') throw new Refusal('conflict', 'The money is gone');
      const back = { id: 'r-' + key, cents: mode === 'takes more' ? cents + 1 : cents };
      const made = await shop.store.get('t/' + transfer.key);
      await shop.store.add('paid/' + transfer.account, -back.cents);
      await shop.store.set('t/' + transfer.key, { ...made, returned: [...(made.returned ?? []), { ...back, key }] });
      if (mode === 'lost') throw new Error('the line is dead');
      return { state: 'made', ...back, currency: transfer.currency };
    },
  },
  routes: {
    'PUT /set': { who: 'public', summary: 'Says something', handle: async ({ body }, shop) => {
      for (const [key, value] of Object.entries(body)) await shop.store.set(key, value);
    } },
    'GET /get': { who: 'public', summary: 'What is stored', handle: ({ query }, shop) => shop.store.get(query.key) },
    // Anybody may call this and claim anything: the shop asks the provider.
    'POST /webhook': { who: 'public', summary: 'News', handle: ({ body }, shop) => shop.news(body) },
  },`;
const GOSSIP = `routes: { 'POST /webhook': { who: 'public', summary: 'News', handle: ({ body }, shop) => shop.news(body) } },`;

let extensions: readonly OpenExtension[];
beforeAll(async () => {
  extensions = await withExtensions([
    writeExtension('bank', { code: BANK, texts: { payout: { label: 'Hill Bank' } } }),
    writeExtension('gossip', { code: GOSSIP }),
  ]);
});
const desk = openCheckoutDesk({ payments: ['invoice'], payoutSource: 'x-bank' });
let admin: Visitor;
let producer: { id: number; producerId: number; visitor: Visitor };
let other: { id: number; producerId: number; visitor: Visitor };
beforeAll(async () => {
  admin = (await anAdmin(desk.shop)).visitor;
  const [mill, next] = await rows<{ slug: string }>(
    desk.shop.db,
    sql`select r.slug from producer_profiles r
         order by r.id <> (select p.producer_id from products p where p.id = ${desk.oil}), r.id limit 2`,
  );
  producer = await aProducer(desk.shop, mill!.slug);
  other = await aProducer(desk.shop, next!.slug);
});

const tell = (values: object) => desk.shop.visitor().put('/api/x/bank/set', values);
const told = async <Value>(key: string) =>
  (await desk.shop.visitor().get<Value>(`/api/x/bank/get?key=${encodeURIComponent(key)}`)).body;
beforeEach(async () => {
  await desk.shop.db.delete(payoutAccounts);
  await desk.shop.db.delete(providerAccounts);
  await tell({ mode: 'right', says: {}, opened: 0, found: 0, [`paid/${acct()}`]: 0 });
  await becomes({ state: 'active', missing: [], bank: { id: 'b-1', lastFour: '6789' } });
});
afterEach(async () => {
  const { faults } = await readLedger(desk.shop.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** What the bank calls the account of the producer, and what it says of it from now on. */
const acct = () => `acct-${producer.producerId}`;
const becomes = (state: object) => tell({ [`a/${acct()}`]: { id: acct(), ...state } });
const put = (who = producer, name = 'x-bank', password = TEST_PASSWORD) =>
  who.visitor.put<PayoutAccount & { onboardingUrl: string | null }>('/api/producer/payout-account', {
    kind: 'extension',
    name,
    password,
  });
const read = async () => (await producer.visitor.get<PayoutAccount>('/api/producer/payout-account')).body;
const hear = (news: object, from = 'bank') => desk.shop.visitor().post(`/api/x/${from}/webhook`, news);
/** `afterMs` from now: what was tried before is tried again. */
async function jobs(afterMs = 0) {
  const now = new Date(Date.now() + afterMs);
  while (await doDueJobs(desk.shop.shop, openProviders(desk.shop.shop), { now }));
}
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An order of 49.98 of oil that is paid and due, of which the producer earns 42.48. */
async function sell() {
  desk.visitor = desk.shop.visitor();
  await desk.add(desk.oil, 2);
  const { status, body } = await desk.checkout(desk.visitor, FORM);
  expect(status).toBe(201);
  const id = body.orderId;
  expect((await admin.post(`/api/admin/orders/${id}/payments`)).status).toBe(201);
  for (const next of ['processing', 'shipped', 'completed'])
    await admin.patch(`/api/admin/orders/${id}`, { status: next });
  await desk.shop.db
    .update(orderParts)
    .set({ deliveredAt: sql`now() - interval '3 days'` })
    .where(eq(orderParts.orderId, id));
  return id;
}
const EARNED = 42.48;
const payOut = () => runPayouts(desk.shop.db, new Date(Date.now() + 49 * HOUR_MS));
/** A payout that is written, and that nobody was told of yet. */
async function duePayout() {
  await put();
  await sell();
  const [id] = await payOut();
  return id!;
}
async function madePayout() {
  const id = await duePayout();
  await jobs();
  expect(await listed(id)).toMatchObject({ status: 'paid' });
  return id;
}
const listed = async (id: number) =>
  (await admin.get<AdminPayout[]>('/api/admin/payouts')).body.find((payout) => payout.id === id)!;
const own = async () => (await producer.visitor.get<ProducerPayouts>('/api/producer/payouts')).body;
const paid = () => told<number>(`paid/${acct()}`);
const saysOf = (id: number, state: object) => tell({ [`t/transfer:${id}`]: state });
const MADE = (id: number, changes: object = {}) => ({
  state: 'made',
  id: `t-${id}`,
  cents: 42_48,
  currency: 'USD',
  ...changes,
});

describe('the account of a producer with an extension', () => {
  it('is opened once, and its page is where the producer says the rest', async () => {
    await becomes({ state: 'started', missing: ['bankAccount', 'identity'], bank: null });
    expect((await read()).offered).toEqual(['bank', 'x-bank']);
    const [first, second] = await Promise.all([put(), put()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({
      kind: 'x-bank',
      state: 'started',
      missing: ['bankAccount', 'identity'],
    });
    expect(first.body.onboardingUrl).toBe(
      `https://bank.example.com/${acct()}?back=${encodeURIComponent('http://localhost:3000/dashboard?tab=payouts')}`,
    );
    expect((await put(producer, 'x-bank', 'not mine')).status).toBe(400);
    const mails = await desk.shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'payout-account-changed'));
    expect(mails.map(({ data }) => (data as { kind: string }).kind)).toEqual(['x-bank']);
  });

  it('is not changed where the extension is away, leads elsewhere or is another one', async () => {
    await tell({ mode: 'away' });
    expect((await put()).status).toBe(503);
    await tell({ mode: 'leads away' });
    expect((await put()).status).toBe(503);
    expect((await put(producer, 'x-gossip')).status).toBe(400);
    expect((await put(producer, 'x-nobody')).status).toBe(400);
    expect(await read()).toMatchObject({ kind: null });
  });

  it('is what the extension says, and moves by news only as far as that', async () => {
    await becomes({ state: 'started', missing: ['identity'], bank: null });
    await put();
    await becomes({ state: 'active', missing: [], bank: { id: 'b-1', lastFour: '6789' } });
    // Of another extension, and of accounts that are not there, nobody is asked.
    await hear({ payoutAccount: acct() }, 'gossip');
    await hear({ payoutAccount: 'acct-made-up' });
    const [stored] = await desk.shop.db.select().from(providerAccounts);
    expect(stored).toMatchObject({ state: 'started' });
    expect((await hear({ payoutAccount: acct() })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'active', lastFour: '6789', missing: [] });
    await becomes({ state: 'rich' });
    expect((await hear({ payoutAccount: acct() })).status).toBe(503);
    expect(await read()).toMatchObject({ state: 'active' });
    // Another bank account behind it holds payouts for two days.
    await desk.shop.db.update(payoutAccounts).set({ changedAt: new Date(0) });
    await becomes({ state: 'active', missing: [], bank: { id: 'b-2', lastFour: '1111' } });
    await hear({ payoutAccount: acct() });
    expect((await read()).heldUntil).not.toBeNull();
  });

  it('belongs to one producer', async () => {
    await tell({ mode: 'one for all', 'a/acct': { id: 'acct', state: 'active', missing: [], bank: null } });
    expect((await put()).status).toBe(200);
    expect((await put(other)).status).toBe(503);
    expect(await desk.shop.db.$count(payoutAccounts)).toBe(1);
  });

  it('is paid nothing before it can be', async () => {
    await becomes({ state: 'checking', missing: [], bank: null });
    await put();
    await sell();
    expect(await payOut()).toEqual([]);
    await becomes({ state: 'active', missing: [], bank: null });
    await hear({ payoutAccount: acct() });
    const [id] = await payOut();
    await jobs();
    expect(await listed(id!)).toMatchObject({ status: 'paid' });
  });
});

describe('a payout by an extension', () => {
  it('is one transfer, however many run payouts and do their work', async () => {
    await put();
    await sell();
    const [id, ...others] = (await Promise.all([payOut(), payOut(), payOut()])).flat();
    expect(others).toEqual([]);
    await Promise.all([jobs(), jobs(), hear({ payout: `transfer:${id}` }), jobs()]);
    await jobs(HOUR_MS);
    expect(await paid()).toBe(42_48);
    expect(await listed(id!)).toMatchObject({
      status: 'paid',
      way: 'x-bank',
      amount: EARNED,
      reference: `t-${id}`,
    });
    // Neither the bank's file nor an administrator pays it again.
    expect((await admin.get('/api/admin/payouts/batch.csv')).status).toBe(404);
    const byHand = await admin.patch(`/api/admin/payouts/${id}`, { status: 'paid', reference: 'by hand' });
    expect(byHand.status).toBe(409);
  });

  it.each(['lost', 'dies after', 'talks nonsense', 'refuses what it did'])(
    'is found again where the extension %s, and is not made twice',
    async (mode) => {
      const id = await duePayout();
      await tell({ mode });
      await jobs();
      await running();
      await tell({ mode: 'right' });
      await jobs(MINUTE_MS);
      expect(await listed(id)).toMatchObject({ status: 'paid', problem: null });
      expect(await paid()).toBe(42_48);
    },
  );

  it.each(['away', 'dies before'])('waits where the extension is %s, and is then made once', async (mode) => {
    const id = await duePayout();
    await tell({ mode });
    await jobs();
    await running();
    expect(await listed(id)).toMatchObject({ status: 'pending' });
    expect((await listed(id)).problem).not.toBeNull();
    await tell({ mode: 'right' });
    // The bank may still be about to do what it was told, so that it is only asked whether it has.
    await jobs(14 * MINUTE_MS);
    expect(await paid()).toBe(0);
    await jobs(2 * HOUR_MS);
    expect(await listed(id)).toMatchObject({ status: 'paid' });
    expect(await paid()).toBe(42_48);
  });

  it.each(['before', 'after'])(
    'is made once where the shop is killed %s the extension pays',
    async (when) => {
      const id = await duePayout();
      const begun = new Date();
      const [job] = await takeDueJobs(desk.shop.db, { limit: 1, now: begun });
      const bank = payoutsBySource('x-bank', desk.shop.shop.config)!;
      const killed: PayoutProvider = {
        ...bank,
        transfer: async (asked) => {
          if (when === 'after') await bank.transfer(asked);
          throw new Error('killed');
        },
      };
      await expect(
        doTransferJob(desk.shop.db, () => killed, job!, { payoutId: id, now: begun }),
      ).rejects.toThrow('killed');
      await jobs(2 * MINUTE_MS);
      expect(await listed(id)).toMatchObject({ status: when === 'after' ? 'paid' : 'pending' });
      await jobs(HOUR_MS);
      expect(await listed(id)).toMatchObject({ status: 'paid' });
      expect(await paid()).toBe(42_48);
    },
  );

  it.each([
    ['another amount', { cents: 42_47 }],
    ['another currency', { currency: 'EUR' }],
    ['less than nothing', { cents: -42_48 }],
    ['something without a name', { id: '' }],
  ])('is not paid by %s', async (_, says) => {
    const id = await duePayout();
    await tell({ says });
    await jobs();
    await jobs(HOUR_MS);
    expect(await listed(id)).toMatchObject({ status: 'pending', reference: null });
    expect((await listed(id)).problem).not.toBeNull();
    // Somebody looks, and the bank says what is right.
    await saysOf(id, MADE(id));
    await jobs(3 * HOUR_MS);
    expect(await listed(id)).toMatchObject({ status: 'paid' });
  });

  it('is not paid by the transfer of another', async () => {
    const first = await madePayout();
    await sell();
    const [second] = await payOut();
    await tell({ says: { id: `t-${first}` } });
    await jobs();
    expect(await listed(second!)).toMatchObject({ status: 'pending' });
    expect((await listed(second!)).problem).toContain('contradicts');
    await saysOf(second!, MADE(second!));
    await jobs(HOUR_MS);
    expect(await listed(second!)).toMatchObject({ status: 'paid' });
  });

  it.each([
    ['refuses', 'other', 'The account is closed'],
    ['fails', 'shop_balance', 'Too little money'],
  ])(
    'is in the balance again where the extension %s, with the reason, and is paid next time',
    async (mode, returnReason, problem) => {
      const id = await duePayout();
      await tell({ mode });
      await jobs();
      expect(await listed(id)).toMatchObject({ status: 'returned', returned: EARNED, returnReason, problem });
      expect((await own()).available).toBe(EARNED);
      expect(await paid()).toBe(0);
      await tell({ mode: 'right' });
      const [next] = await payOut();
      await jobs();
      expect(await listed(next!)).toMatchObject({ status: 'paid', amount: EARNED });
      expect(await paid()).toBe(42_48);
    },
  );

  it('that takes its time is asked about, and news has it asked at once', async () => {
    const id = await duePayout();
    await tell({ mode: 'takes its time' });
    await jobs();
    await saysOf(id, { state: 'pending' });
    await jobs(MINUTE_MS);
    expect(await listed(id)).toMatchObject({ status: 'pending' });
    await saysOf(id, MADE(id));
    await hear({ payout: `transfer:${id}` }, 'gossip');
    expect(await dueNow(id)).toBe(false);
    await hear({ payout: `transfer:${id}` });
    expect(await dueNow(id)).toBe(true);
    await jobs();
    expect(await listed(id)).toMatchObject({ status: 'paid' });
    expect(await paid()).toBe(42_48);
  });

  it('asks nobody about news of what is not there', async () => {
    for (const payout of [
      'transfer:999999998',
      'transfer:999999999',
      'reversal:1',
      "transfer:1' or true",
      '-1',
    ])
      expect((await hear({ payout })).status).toBe(200);
    expect(await told('found')).toBe(0);
  });

  it('waits while the extension is not there; nothing new is paid by it', async () => {
    const id = await duePayout();
    composeDomains(serverDomains);
    try {
      await jobs();
      expect(await listed(id)).toMatchObject({ status: 'pending' });
      expect((await listed(id)).problem).toContain('x-bank');
      expect(await read()).toMatchObject({ kind: 'x-bank', state: 'away', offered: ['bank', 'x-bank'] });
      await sell();
      expect(await payOut()).toEqual([]);
      expect((await admin.get('/api/admin/payouts/batch.csv')).status).toBe(404);
    } finally {
      composeDomains([...serverDomains, ...extensions.map(asDomain)]);
    }
    await jobs(HOUR_MS);
    expect(await listed(id)).toMatchObject({ status: 'paid' });
    expect(await payOut()).toHaveLength(1);
    await jobs();
    expect(await paid()).toBe(2 * 42_48);
  });
});

describe('what comes back of a payout by an extension', () => {
  const back = (id: number, ...returned: object[]) => saysOf(id, MADE(id, { returned }));

  it('is in the balance again, in parts, each once, by news or without', async () => {
    const id = await madePayout();
    await back(id, { id: 'r1', cents: 10_00, note: 'Unknown account' });
    await Promise.all([hear({ payout: `transfer:${id}` }), hear({ payout: `transfer:${id}` })]);
    expect(await listed(id)).toMatchObject({ status: 'paid', returned: 10, problem: 'Unknown account' });
    await back(id, { id: 'r1', cents: 10_00 }, { id: 'r2', cents: 32_48 });
    await askOfPayouts(desk.shop.shop, new Date());
    await askOfPayouts(desk.shop.shop, new Date());
    expect(await listed(id)).toMatchObject({ status: 'returned', returned: EARNED });
    expect((await own()).available).toBe(EARNED);
    const [next] = await payOut();
    await jobs();
    expect(await listed(next!)).toMatchObject({ status: 'paid', amount: EARNED });
  });

  it('is all of it where a transfer that was made has failed after all', async () => {
    const id = await madePayout();
    await back(id, { id: 'r1', cents: 2_48 });
    await hear({ payout: `transfer:${id}` });
    await saysOf(id, { state: 'failed', reason: 'account', note: 'The account is closed' });
    await hear({ payout: `transfer:${id}` });
    await hear({ payout: `transfer:${id}` });
    expect(await listed(id)).toMatchObject({
      status: 'returned',
      returned: EARNED,
      returnReason: 'account',
      problem: 'The account is closed',
    });
    await payOut();
    await jobs();
    expect(await paid()).toBe(2 * 42_48);
  });

  it.each([
    ['more than was paid', [{ id: 'r1', cents: 42_49 }]],
    [
      'more than was paid, in parts',
      [
        { id: 'r1', cents: 40_00 },
        { id: 'r2', cents: 2_49 },
      ],
    ],
    ['nothing', [{ id: 'r1', cents: 0 }]],
  ])('is never %s', async (_, returned) => {
    const id = await madePayout();
    await back(id, ...returned);
    expect((await hear({ payout: `transfer:${id}` })).status).toBe(503);
    await expect(askOfPayouts(desk.shop.shop, new Date())).rejects.toThrow('could not be asked about');
    expect(await listed(id)).toMatchObject({ status: 'paid', returned: 0 });
    await saysOf(id, MADE(id));
  });

  it('does not change under a name that was told before', async () => {
    const id = await madePayout();
    await back(id, { id: 'r1', cents: 10_00 });
    await hear({ payout: `transfer:${id}` });
    await back(id, { id: 'r1', cents: 20_00 });
    expect((await hear({ payout: `transfer:${id}` })).status).toBe(503);
    expect(await listed(id)).toMatchObject({ returned: 10 });
    await back(id, { id: 'r1', cents: 10_00 });
    await payOut();
    await jobs();
    expect(await paid()).toBe(52_48);
  });

  /** A payout whose producer owes 17 of it since, because the customer got it back. */
  async function owedPayout() {
    const placed = await duePayoutOf();
    await jobs();
    await admin.post(`/api/admin/orders/${placed.orderId}/refunds`, { amount: 20, reason: 'spoiled' });
    return placed.id;
  }
  async function duePayoutOf() {
    await put();
    const orderId = await sell();
    const [id] = await payOut();
    return { orderId, id: id! };
  }
  const takeBack = (id: number, amount: number, key: string) =>
    admin.post(
      `/api/admin/payouts/${id}/reversal`,
      { amount },
      { 'idempotency-key': `taking-back-${id}-${key}` },
    );

  it('can be what the producer owes: once, also where the answer is lost', async () => {
    const id = await owedPayout();
    await tell({ mode: 'lost' });
    expect((await takeBack(id, 5, 'a')).status).toBe(202);
    await takeBack(id, 5, 'a');
    await jobs();
    await tell({ mode: 'right' });
    await jobs(MINUTE_MS);
    expect(await paid()).toBe(42_48 - 5_00);
    expect(await listed(id)).toMatchObject({ status: 'paid', returned: 5 });
    // The bank tells of it as well.
    await hear({ payout: `transfer:${id}` });
    await askOfPayouts(desk.shop.shop, new Date());
    expect(await listed(id)).toMatchObject({ returned: 5 });
  });

  it('stays owed where it cannot be taken back, or where another amount was', async () => {
    const id = await owedPayout();
    await tell({ mode: 'refuses' });
    expect((await takeBack(id, 5, 'a')).status).toBe(202);
    await jobs();
    expect(await listed(id)).toMatchObject({ returned: 0, problem: 'The money is gone' });
    await tell({ mode: 'takes more' });
    expect((await takeBack(id, 5, 'b')).status).toBe(202);
    await jobs();
    expect(await listed(id)).toMatchObject({ returned: 0 });
  });
});

it('stops the start where PAYOUTS names one that pays nobody', () => {
  expect(() => requirePayoutSource('x-bank')).not.toThrow();
  expect(() => requirePayoutSource(undefined)).not.toThrow();
  for (const name of ['x-gossip', 'x-nobody'])
    expect(() => requirePayoutSource(name)).toThrow(
      /^Setting PAYOUTS is wrong: no extension '\w+' pays producers/,
    );
});

const running = () =>
  vi.waitFor(() => expect(extensions.every(({ host }) => host.isRunning)).toBe(true), 10_000);

async function dueNow(id: number): Promise<boolean> {
  const [job] = await rows<{ isDue: boolean }>(
    desk.shop.db,
    sql`select next_attempt_at <= now() as "isDue" from provider_jobs where payout_id = ${id} and done_at is null`,
  );
  return job!.isDue;
}
