// A month at random: whatever happens, our books and Stripe's agree, and what is planted in it is found, and nothing else.
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import type { FoundDifference } from '#domains/payments/model/reconciliation/reconciliation.ts';
import { rows } from '#engine/server/db/client.ts';
import { openCardDesk } from '../../../../../tests/support/card-desk.ts';
import { leftToAll } from '../../../../../tests/support/left-to-all.ts';
import { aProducer, anAdmin } from '../../../../../tests/support/people.ts';
import type { BalanceTransaction } from '../../../../../tests/support/stripe-objects.ts';
import { CONNECT_SECRET } from '../../../../../tests/support/stripe-stand-in.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../../tests/support/test-app.ts';
import { reconcile } from './reconcile.ts';
import { balanceTransactions, reconciliationProgress } from './reconciliation.schema.ts';

const { desk, stripe, providers, jobs, paidOrder, send, isFaultless } = await openCardDesk();
const { balance, connect, disputes } = stripe.books;
const DAY_MS = 86_400_000;
const SEEDS = leftToAll ? [1, 2] : Array.from({ length: 8 }, (_, at) => at + 1);
const OPERATIONS = 30;

const anyOperation = fc.record({
  kind: fc.constantFrom(
    'buy',
    'buy',
    'buy',
    'refund',
    'refund',
    'refund fails',
    'dispute',
    'decide',
    'deliver',
    'pay out',
    'take back',
    'others',
  ),
  pick: fc.nat(),
  cents: fc.integer({ min: 1, max: 20_00 }),
});
type Operation = typeof anyOperation extends fc.Arbitrary<infer Value> ? Value : never;

let admin: Visitor;
let nights = 4;
beforeAll(async () => {
  admin = (await anAdmin(desk.shop)).visitor;
  const [found] = await rows<{ slug: string }>(
    desk.shop.db,
    sql`select r.slug from producer_profiles r join products p on p.producer_id = r.id where p.id = ${desk.oil}`,
  );
  const producer = await aProducer(desk.shop, found!.slug);
  await producer.visitor.put('/api/producer/payout-account', { kind: 'stripe', password: TEST_PASSWORD });
});

const work = async () => {
  while (await jobs(3_600_000));
};
/** Each time a night later, when everything should have arrived on both sides. */
const compare = async () => {
  await desk.shop.db.delete(reconciliationProgress);
  nights += 1;
  await reconcile(desk.shop.db, providers(), new Date(Date.now() + nights * DAY_MS));
};
const open = async () =>
  (await admin.get<FoundDifference[]>('/api/admin/reconciliation?state=open')).body.map(
    ({ kind, move, booked, provider }) => [kind, move, booked, provider].join(' '),
  );

/** Of some, one; undefined: there is none. */
const one = <Each>(of: Iterable<Each>, pick: number): Each | undefined => {
  const all = [...of];
  return all[pick % Math.max(1, all.length)];
};

async function perform(orderIds: number[], { kind, pick, cents }: Operation): Promise<void> {
  switch (kind) {
    case 'buy':
      orderIds.push((await paidOrder()).id);
      return;
    case 'refund': {
      const id = one(orderIds, pick);
      const refund = { amount: cents / 100, reason: 'spoiled' };
      if (id !== undefined) await admin.post(`/api/admin/orders/${id}/refunds`, refund);
      return work();
    }
    case 'refund fails': {
      const made = [...stripe.books.refunds.values()].filter(
        ({ id, status }) => status === 'succeeded' && !id.startsWith('re_double'),
      );
      const refund = one(made, pick);
      if (refund !== undefined) await send(stripe.books.failRefund(refund.id));
      return;
    }
    case 'dispute': {
      const disputed = new Set([...disputes.all.values()].map(({ payment_intent }) => payment_intent));
      const paid = [...stripe.books.intents.values()].filter(
        ({ id, amount_received: received }) => received > 0 && !disputed.has(id),
      );
      const intent = one(paid, pick);
      if (intent !== undefined)
        for (const event of disputes.open(intent, { isInquiry: pick % 5 === 0 })) await send(event);
      return;
    }
    case 'decide': {
      const waiting = [...disputes.all.values()].filter(({ status }) => status === 'needs_response');
      const dispute = one(waiting, pick);
      if (dispute !== undefined)
        for (const event of disputes.decide(dispute.id, pick % 2 === 0 ? 'won' : 'lost')) await send(event);
      return;
    }
    case 'deliver': {
      const id = one(orderIds, pick);
      for (const status of ['processing', 'shipped', 'completed'])
        await admin.patch(`/api/admin/orders/${id}`, { status });
      await desk.shop.db.update(orderParts).set({ deliveredAt: sql`now() - interval '3 days'` });
      return;
    }
    case 'pay out':
      await runPayouts(desk.shop.db, new Date(Date.now() + 3 * DAY_MS));
      return work();
    case 'take back': {
      const whole = [...connect.transfers.values()].filter(
        (each) => each.amount - each.amount_reversed >= cents,
      );
      const transfer = one(whole, pick);
      if (transfer !== undefined) await send(connect.takeBack(transfer.id, cents));
      return;
    }
    case 'others':
      // What others do with the same account, and what Stripe pays to the shop's own bank or keeps for itself.
      balance.book({ type: 'charge', amount: cents, fee: 31, source: `ch_of_somebody_else_${pick}` });
      balance.book({ type: 'payout', amount: 0 - cents, source: null });
      balance.book({ type: 'stripe_fee', amount: 0 - (cents % 100), source: null });
  }
}

const decimal = (cents: number) => String(cents / 100);

/** Charges whose fee is another by now. */
const corrected = new Set<BalanceTransaction>();

/** A fee off by a cent, a transfer that is missing at Stripe, and a refund made twice; what must be found. */
async function plant(pick: number): Promise<string[]> {
  await desk.shop.db.execute(sql`alter table balance_transactions disable trigger user`);
  const of = (type: string) => balance.all.filter((each) => each.type === type);
  const isOurs = ({ source }: BalanceTransaction) => stripe.books.intents.has(source!.replace('ch_', ''));
  const charge = one(
    of('charge').filter((each) => isOurs(each) && !corrected.has(each)),
    pick,
  )!;
  corrected.add(charge);
  const fee = charge.fee;
  Object.assign(charge, { fee: fee + 1, net: charge.net - 1 });
  await forget(charge);

  const transfer = one(of('transfer'), pick)!;
  balance.all.splice(balance.all.indexOf(transfer), 1);
  await forget(transfer);

  const refund = one(
    [...stripe.books.refunds.values()].filter(({ id }) => !id.startsWith('re_double')),
    pick,
  )!;
  const double = { ...refund, id: `re_double_${pick}`, metadata: {} };
  stripe.books.refunds.set(double.id, double);
  balance.book({ type: 'refund', amount: 0 - double.amount, source: double.id });
  return [
    `fee payment ${decimal(0 - fee)} ${decimal(0 - fee - 1)}`,
    `missing transfer ${decimal(transfer.amount)} 0`,
    `unknown refund 0 ${decimal(0 - double.amount)}`,
  ];
}

/** As if the shop had not read it yet. */
const forget = ({ id }: BalanceTransaction) =>
  desk.shop.db.execute(
    sql`delete from ${balanceTransactions} where ${balanceTransactions.providerId} = ${id}`,
  );

it.each(SEEDS)(
  'month %i agrees, and differs in exactly what was planted',
  async (seed) => {
    await send(connect.complete([...connect.accounts.keys()][0]!), { secret: CONNECT_SECRET });
    // Some of each is there to plant in.
    const first = (kind: Operation['kind']) => ({ kind, pick: seed, cents: 1_00 });
    const orderIds: number[] = [];
    for (const kind of ['buy', 'buy', 'deliver', 'pay out', 'refund'] as const)
      await perform(orderIds, first(kind));
    for (const operation of fc.sample(anyOperation, { numRuns: OPERATIONS, seed }))
      await perform(orderIds, operation);
    await work();
    await isFaultless();
    const before = await open();
    await compare();
    expect(await open()).toEqual(before);

    const planted = await plant(seed);
    await compare();
    const found = await open();
    expect(found.toSorted()).toEqual([...before, ...planted].toSorted());
    // The next night finds the same, and no more.
    await compare();
    expect((await open()).toSorted()).toEqual(found.toSorted());
    await isFaultless();
  },
  240_000,
);
