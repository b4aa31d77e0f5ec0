import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { mayMove } from '#domains/orders/model/order-status.ts';
import { isUnshipped, stepsTowards, type PartStatus } from '#domains/orders/model/part-status.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { confirmationMail } from '#domains/orders/server/order-mails.ts';
import { moveParts } from '#domains/orders/server/move-parts.ts';
import { lockOrder, type LockedOrder } from '#domains/orders/server/orders.queries.ts';
import { toWrite, writeOrder } from '#domains/orders/server/write/write-order.ts';
import { payByTest } from '#domains/payments/server/test-provider/pay-by-test.ts';
import { recordTransfer } from '#domains/payments/server/record-transfer.ts';
import { refundOrder } from '#domains/payments/server/refund-order.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { bookFaults } from './book-faults.ts';
import { documentFaults } from './document-faults.ts';
import { paymentFaults } from './payment-faults.ts';
import { reportFaults } from './report-faults.ts';
import { draftRandomly, openMarket, type Market } from './random-orders.ts';
import { removeSomething } from './remove-something.ts';
import { returnSomething } from './return-something.ts';

const OPERATIONS = [
  'place',
  'place',
  'place',
  'cancel',
  'cancel-part',
  'ship',
  'ship',
  'deliver',
  'deliver',
  'pay',
  'pay',
  'refund',
  'remove',
  'return',
  'return',
  'payout',
] as const;

/** What is done, and numbers to choose by: the same ones do the same again. */
const anyOperation = fc.record({
  kind: fc.constantFrom(...OPERATIONS),
  pick: fc.nat(),
  other: fc.nat(),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Operation = typeof anyOperation extends fc.Arbitrary<infer Value> ? Value : never;

/** So many orders back operations reach: most of what happens to an order happens soon. */
const REACH = 12;
const BY = { actor: 'system', userId: null } as const;

interface Walk {
  db: Db;
  catalogue: Catalogue;
  market: Market;
  /** References of those that are paid by test. */
  references: Map<number, string>;
  orderIds: number[];
  admin: SessionUser;
}

/**
 * Random operations on random orders, as many as asked for; every `checkEvery` of them the books are compared with the
 * orders, their documents and the reports. Ends with the first difference. The faults that it found, and how many operations did something.
 */
export async function walkMoney(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  { operations, seed, checkEvery }: { operations: number; seed: number; checkEvery: number },
): Promise<{ faults: string[]; done: Record<string, number> }> {
  const walk: Walk = {
    db,
    catalogue,
    market: await openMarket(db),
    references: new Map(),
    orderIds: [],
    admin: await anyAdministrator(db),
  };
  const done: Record<string, number> = {};
  for (const [index, operation] of fc.sample(anyOperation, { numRuns: operations, seed }).entries()) {
    if (await perform(walk, operation)) done[operation.kind] = (done[operation.kind] ?? 0) + 1;
    if (index % checkEvery !== checkEvery - 1 && index !== operations - 1) continue;
    const faults = [
      ...(await bookFaults(db)),
      ...(await paymentFaults(db)),
      ...(await documentFaults(db)),
      ...(await reportFaults(db)),
    ];
    if (faults.length > 0) return { faults: faults.map((fault) => `after ${index + 1}: ${fault}`), done };
  }
  return { faults: [], done };
}

/** Whether there was anything to do. */
async function perform(walk: Walk, operation: Operation): Promise<boolean> {
  const { kind, pick } = operation;
  if (kind === 'place') return place(walk, operation);
  if (kind === 'payout') return (await runPayouts(walk.db, new Date())).length > 0;
  const orderId = walk.orderIds.at(-1 - (pick % REACH));
  if (orderId === undefined) return false;
  if (kind === 'pay' || kind === 'refund') return moveMoney(walk, orderId, operation);
  if (kind === 'remove') return removeSomething(walk, orderId, operation);
  if (kind === 'return') return returnSomething(walk, orderId, operation);
  const { isDone } = await walk.catalogue.change(async (tx, changed) => {
    const order = (await lockOrder(tx, orderId))!;
    // What is not paid yet can only be cancelled.
    if (order.acceptedAt === null && kind !== 'cancel') return { isDone: false };
    const move = async (to: PartStatus, which: LockedOrder['parts']) => {
      const moves = which.map(({ id, status }) => ({ partId: id, steps: stepsTo(status, to) }));
      await moveParts(tx, changed, order, moves, BY);
      return { isDone: which.length > 0 };
    };
    const some = (from: LockedOrder['parts']) => from.slice(0, 1 + (operation.other % 2));
    switch (kind) {
      case 'cancel':
        return mayMove(order.status, 'cancelled')
          ? move(
              'cancelled',
              order.parts.filter(({ status }) => isUnshipped(status)),
            )
          : { isDone: false };
      case 'cancel-part':
        return move('cancelled', some(order.parts.filter(({ status }) => isUnshipped(status))).slice(0, 1));
      case 'ship':
        return move('shipped', some(order.parts.filter(({ status }) => isUnshipped(status))));
      case 'deliver':
        return deliver(tx, order, move, operation);
    }
  });
  return isDone;
}

const stepsTo = (from: PartStatus, to: PartStatus): readonly PartStatus[] =>
  to === 'cancelled' ? ['cancelled'] : to === 'delivered' ? ['delivered'] : stepsTowards(from, 'shipped');

/** Some of it long enough ago to be paid out. */
async function deliver(
  tx: Db,
  order: LockedOrder,
  move: (to: PartStatus, which: LockedOrder['parts']) => Promise<{ isDone: boolean }>,
  { other }: Operation,
): Promise<{ isDone: boolean }> {
  const arrived = order.parts.filter(({ status }) => status === 'shipped');
  const moved = await move('delivered', arrived);
  await tx.execute(
    sql`update order_parts set delivered_at = now() - make_interval(hours => ${other % 2 === 0 ? 72 : 1})
         where order_id = ${order.id} and status = 'delivered'`,
  );
  return moved;
}

/** As an administrator, or the page that stands for a provider, does it. */
async function moveMoney(walk: Walk, orderId: number, { kind, share, other }: Operation): Promise<boolean> {
  const { receivableCents, cashCents, refundsDueCents } = await loadBooks(walk.db, orderId);
  const reference = walk.references.get(orderId);
  if (kind === 'pay' && reference !== undefined) {
    const [order] = await rows<{ isWaiting: boolean }>(
      walk.db,
      sql`select accepted_at is null and status = 'pending' as "isWaiting" from orders where id = ${orderId}`,
    );
    if (order!.isWaiting) await payByTest(walk, reference, 'paid');
    return order!.isWaiting;
  }
  const most = kind === 'pay' ? receivableCents : cashCents - refundsDueCents;
  // Most customers pay all of it at once; otherwise producers would hardly ever be paid.
  const amountCents = kind === 'pay' && other % 3 > 0 ? most : Math.ceil(share * most);
  if (amountCents <= 0) return false;
  if (kind === 'pay') await recordTransfer(walk, orderId, { amountCents, note: null }, walk.admin);
  else await refundOrder(walk, orderId, { amountCents, reason: 'walk' }, walk.admin);
  return true;
}

async function anyAdministrator(db: Db): Promise<SessionUser> {
  const [admin] = await rows<SessionUser>(
    db,
    sql`select id, username, email, role from users where role = 'ADMIN' order by id limit 1`,
  );
  return admin!;
}

async function place(walk: Walk, operation: Operation): Promise<boolean> {
  const draft = draftRandomly(walk.market, operation);
  const [written] = await writeOrder(walk.db, { order: toWrite(draft, [confirmationMail(draft)]) });
  if (written === undefined) return false;
  walk.orderIds.push(written.id);
  if (draft.attempt !== null) walk.references.set(written.id, draft.attempt.reference);
  return true;
}
