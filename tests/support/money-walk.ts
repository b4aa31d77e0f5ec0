import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { draftPayment } from '#domains/orders/model/payments/draft-payment.ts';
import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import { mayMove } from '#domains/orders/model/order-status.ts';
import { isUnshipped, stepsTowards, type PartStatus } from '#domains/orders/model/part-status.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { orderSum } from '#domains/pricing/model/order-sum.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { PROMO_KINDS, type PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { confirmationMail } from '#domains/orders/server/order-mails.ts';
import { moveParts } from '#domains/orders/server/move-parts.ts';
import { lockOrder, type LockedOrder } from '#domains/orders/server/orders.queries.ts';
import { toWrite, writeOrder } from '#domains/orders/server/write-order.ts';
import { payByTest } from '#domains/payments/server/test-provider/pay-by-test.ts';
import { recordTransfer } from '#domains/payments/server/record-transfer.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { refundOrder } from '#domains/payments/server/refund-order.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { bookFaults } from './book-faults.ts';
import { documentFaults } from './document-faults.ts';
import { paymentFaults } from './payment-faults.ts';
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
  products: Product[];
  codes: ({ id: number; code: string } & PromoTerms)[];
  /** References of those that are paid by test. */
  references: Map<number, string>;
  orderIds: number[];
  admin: SessionUser;
}

interface Product {
  id: number;
  slug: string;
  name: string;
  unit: string;
  perishable: boolean;
  priceCents: number;
  producerId: number | null;
  imageUrl: null;
  imagePreview: null;
  producerName: string;
}

/**
 * Random operations on random orders, as many as asked for; every `checkEvery` of them the books are compared with the
 * orders. Ends with the first difference. The faults that it found, and how many operations did something.
 */
export async function walkMoney(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  { operations, seed, checkEvery }: { operations: number; seed: number; checkEvery: number },
): Promise<{ faults: string[]; done: Record<string, number> }> {
  const walk: Walk = {
    db,
    catalogue,
    products: await shelf(db),
    codes: await makeCodes(db),
    references: new Map(),
    orderIds: [],
    admin: await anyAdministrator(db),
  };
  const done: Record<string, number> = {};
  for (const [index, operation] of fc.sample(anyOperation, { numRuns: operations, seed }).entries()) {
    if (await perform(walk, operation)) done[operation.kind] = (done[operation.kind] ?? 0) + 1;
    if (index % checkEvery !== checkEvery - 1 && index !== operations - 1) continue;
    const faults = [...(await bookFaults(db)), ...(await paymentFaults(db)), ...(await documentFaults(db))];
    if (faults.length > 0) return { faults: faults.map((fault) => `after ${index + 1}: ${fault}`), done };
  }
  return { faults: [], done };
}

function shelf(db: Db): Promise<Product[]> {
  return rows<Product>(
    db,
    sql`select id, slug, name, unit, perishable, price_cents as "priceCents", producer_id as "producerId",
               null as "imageUrl", null as "imagePreview", '' as "producerName"
          from products where listed and for_sale and quantity_available > 0 order by id limit 30`,
  );
}

async function makeCodes(db: Db): Promise<Walk['codes']> {
  const made: Walk['codes'] = [];
  for (const kind of PROMO_KINDS) {
    const value = kind === 'percent' ? 12_50 : kind === 'amount' ? 7_77 : 0;
    const [row] = await rows<{ id: number; code: string }>(
      db,
      sql`insert into promo_codes (code, kind, value) values (${`walk-${kind.replaceAll('_', '-')}`}, ${kind}, ${value})
          returning id, code`,
    );
    made.push({ ...row!, kind, value, minTotalCents: 0 });
  }
  return made;
}

/** Whether there was anything to do. */
async function perform(walk: Walk, operation: Operation): Promise<boolean> {
  const { kind, pick } = operation;
  if (kind === 'place') return place(walk, operation);
  if (kind === 'payout') return (await runPayouts(walk.db, new Date())).length > 0;
  const orderId = walk.orderIds.at(-1 - (pick % REACH));
  if (orderId === undefined) return false;
  if (kind === 'pay' || kind === 'refund') return moveMoney(walk, orderId, operation);
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
  const draft = draftOf(walk, operation);
  const [written] = await writeOrder(walk.db, { order: toWrite(draft, [confirmationMail(draft)]) });
  if (written === undefined) return false;
  walk.orderIds.push(written.id);
  if (draft.attempt !== null) walk.references.set(written.id, draft.attempt.reference);
  return true;
}

function draftOf({ products, codes }: Walk, { pick, other, share }: Operation): OrderDraft {
  const lines = Array.from({ length: 1 + (pick % 3) }, (_, index) => {
    const product = products[(pick + index * 7) % products.length]!;
    const quantity = 1 + ((other + index) % 6);
    const price = priceLine({ unitPriceCents: product.priceCents, quantity, tiers: STANDARD_TIERS });
    return { product, unitPriceCents: product.priceCents, price };
  });
  const promo = share < 0.5 ? null : codes[other % codes.length]!;
  const method = SHIPPING_METHODS[other % SHIPPING_METHODS.length]!;
  const sum = orderSum(
    lines.map(({ price }) => price),
    { method, coldChain: false, giftWrap: pick % 2 === 0, promo },
  );
  const now = new Date();
  const payment = draftPayment(pick % 4 === 0 ? 'test' : 'invoice', sum.orderTotalCents, {
    now,
    reference: newReference(),
  });
  return draftOrder({
    lines,
    sum,
    promo,
    payment,
    delivery: { ...PLAIN_DELIVERY, shippingMethod: method },
    now,
    customer: {
      customerName: 'Ada Moreau',
      customerEmail: 'ada@example.com',
      customerPhone: null,
      shippingAddress: '12 Harbour Street, Portland',
      language: 'en',
    },
    placement: { actor: 'customer', userId: null, sessionId: null, idempotencyKey: null },
  });
}
