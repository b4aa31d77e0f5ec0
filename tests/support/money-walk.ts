import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { SHIPPING_METHODS } from '#shared/delivery/methods.ts';
import { paymentEntries, refundPaymentEntries } from '#shared/ledger/money-moves.ts';
import { leftOf, netOf, type OrderBooks } from '#shared/ledger/order-books.ts';
import { refundPosting } from '#shared/ledger/reversal.ts';
import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#shared/orders/draft-order.ts';
import { mayMove } from '#shared/orders/order-status.ts';
import { isUnshipped, stepsTowards, type PartStatus } from '#shared/orders/part-status.ts';
import { priceLine } from '#shared/pricing/line.ts';
import { orderSum } from '#shared/pricing/order-sum.ts';
import { STANDARD_TIERS } from '#shared/pricing/tiers.ts';
import { PROMO_KINDS, type PromoTerms } from '#shared/promotions/promo-discount.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import { rows, type Db } from '#server/db/client.ts';
import { loadBooks } from '#server/features/ledger/order-books.queries.ts';
import { post } from '#server/features/ledger/post.ts';
import { runPayouts } from '#server/features/ledger/run-payouts.ts';
import { confirmationMail } from '#server/features/orders/order-mails.ts';
import { moveParts } from '#server/features/orders/move-parts.ts';
import { lockOrder, type LockedOrder } from '#server/features/orders/orders.queries.ts';
import { toWrite, writeOrder } from '#server/features/orders/write-order.ts';
import { bookFaults } from './book-faults.ts';

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
/** Beyond those that the shop itself makes on the way. */
const FIRST_REFUND_ID = 1_000_000;
const BY = { actor: 'system', userId: null } as const;

interface Walk {
  db: Db;
  catalogue: Catalogue;
  products: Product[];
  codes: ({ id: number; code: string } & PromoTerms)[];
  orderIds: number[];
  count: number;
}

interface Product {
  id: number;
  slug: string;
  name: string;
  unit: string;
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
    orderIds: [],
    count: 0,
  };
  const done: Record<string, number> = {};
  for (const [index, operation] of fc.sample(anyOperation, { numRuns: operations, seed }).entries()) {
    walk.count = index;
    if (await perform(walk, operation)) done[operation.kind] = (done[operation.kind] ?? 0) + 1;
    if (index % checkEvery !== checkEvery - 1 && index !== operations - 1) continue;
    const faults = await bookFaults(db);
    if (faults.length > 0) return { faults: faults.map((fault) => `after ${index + 1}: ${fault}`), done };
  }
  return { faults: [], done };
}

function shelf(db: Db): Promise<Product[]> {
  return rows<Product>(
    db,
    sql`select id, slug, name, unit, price_cents as "priceCents", producer_id as "producerId",
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
  const { isDone } = await walk.catalogue.change(async (tx, changed) => {
    const order = (await lockOrder(tx, orderId))!;
    const books = await loadBooks(tx, orderId);
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
      default:
        return moveMoney(tx, walk, { orderId, books }, operation);
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

/** Payments and refunds, as the ledger sees them. */
async function moveMoney(
  tx: Db,
  walk: Walk,
  { orderId, books }: { orderId: number; books: OrderBooks },
  { kind, share }: Operation,
): Promise<{ isDone: boolean }> {
  const left = [...books.parts, books.shipping, books.giftWrap].reduce(
    (sum, each) => sum + netOf(leftOf(each)),
    0,
  );
  const most = kind === 'pay' ? books.receivableCents : Math.min(left, books.cashCents);
  const cents = Math.ceil(share * most);
  if (cents <= 0) return { isDone: false };
  const refundId = FIRST_REFUND_ID + walk.count;
  if (kind === 'pay') {
    const entries = paymentEntries(books, cents);
    await post(tx, { kind: 'payment', source: `payment:walk:${walk.count}`, orderId, entries });
  } else {
    await post(tx, refundPosting(books, { orderId, refundId, cents }));
    const entries = refundPaymentEntries(cents);
    await post(tx, {
      kind: 'refund_payment',
      source: `refund_payment:${refundId}`,
      orderId,
      refundId,
      entries,
    });
  }
  return { isDone: true };
}

async function place(walk: Walk, operation: Operation): Promise<boolean> {
  const draft = draftOf(walk, operation);
  const [written] = await writeOrder(walk.db, { order: toWrite(draft, [confirmationMail(draft)]) });
  if (written === undefined) return false;
  walk.orderIds.push(written.id);
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
  return draftOrder({
    lines,
    sum: orderSum(
      lines.map(({ price }) => price),
      { method, coldChain: false, giftWrap: pick % 2 === 0, promo },
    ),
    promo,
    payment: { paymentMethod: 'invoice', isAccepted: true, attempt: null },
    delivery: { ...PLAIN_DELIVERY, shippingMethod: method },
    now: new Date(),
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
