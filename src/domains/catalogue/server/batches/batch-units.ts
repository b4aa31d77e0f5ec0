import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { OPENING_CODE } from '#domains/catalogue/model/batches/batch-status.ts';
import {
  byEnd,
  takeFirstExpired,
  type BatchUnits,
  type ShelfBatch,
} from '#domains/catalogue/model/batches/first-expired.ts';
import { batches, batchUnits } from '#domains/catalogue/server/batches.schema.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { mayBeSold } from './recount-stock.ts';

/** Who has units of a batch. */
export type UnitsOwner = { orderItemId: number } | { groupMemberId: number };

const ownedBy = (owner: UnitsOwner) =>
  'orderItemId' in owner
    ? eq(batchUnits.orderItemId, owner.orderItemId)
    : eq(batchUnits.groupMemberId, owner.groupMemberId);

const shelfOf = statement<ShelfBatch, { productId: number; today: Day }>(
  'shelf-of-product',
  `select b.id, b.best_before::text as best_before, b.quantity from batches b join products p on p.id = b.product_id
    where p.id = $productId::int and ${mayBeSold('$today::date')} order by b.id for no key update of b`,
);

/**
 * Takes units from the batches that end first, in the caller's transaction, which has locked the product. False: there are
 * fewer that may be sold on this day. The caller counts the stock.
 */
export async function takeUnits(
  tx: Db,
  { productId, quantity }: { productId: number; quantity: number },
  owner: UnitsOwner,
  today: Day,
): Promise<boolean> {
  const taken = takeFirstExpired(await shelfOf(tx, { productId, today }), quantity);
  if (taken === null) return false;
  for (const units of taken) await giveTo(tx, owner, units);
  return true;
}

/** From a batch to its new owner. The batch never holds less than nothing: the database refuses. */
export async function giveTo(tx: Db, owner: UnitsOwner, { batchId, quantity }: BatchUnits): Promise<void> {
  await tx
    .update(batches)
    .set({ quantity: sql`${batches.quantity} - ${quantity}` })
    .where(eq(batches.id, batchId));
  const [had] = await tx
    .update(batchUnits)
    .set({ quantity: sql`${batchUnits.quantity} + ${quantity}` })
    .where(and(ownedBy(owner), eq(batchUnits.batchId, batchId)))
    .returning({ id: batchUnits.id });
  if (had === undefined) await tx.insert(batchUnits).values({ ...owner, batchId, quantity });
}

/**
 * Puts units back into the batches they were taken from, those that end first first. Units whose batch nobody knows, as
 * they were sold before the product kept batches, become stock of the opening batch. The caller has locked the product
 * and counts the stock.
 */
export async function returnUnits(
  tx: Db,
  productId: number,
  quantity: number,
  owner: UnitsOwner,
): Promise<void> {
  let left = quantity;
  for (const { id, batchId, out } of await unitsOf(tx, productId, owner)) {
    const back = Math.min(left, out);
    if (back === 0) continue;
    left -= back;
    await putInto(tx, batchId, back);
    await takeOff(tx, id, owner, { back, isAll: back === out });
  }
  if (left > 0) await openBatch(tx, productId, left);
}

/**
 * An order gives up units before it is sent, those of stopped batches first: it never had them. `isThere`: they go back into
 * their batches, and the caller counts the stock; otherwise nobody has them any more. The caller has locked the product.
 */
export async function giveUpUnits(
  tx: Db,
  { productId, quantity, orderItemId }: { productId: number; quantity: number; orderItemId: number },
  isThere: boolean,
): Promise<void> {
  const units = await unitsOf(tx, productId, { orderItemId });
  let left = quantity;
  for (const { id, batchId, out } of units.toSorted((a, b) => Number(b.isStopped) - Number(a.isStopped))) {
    const back = Math.min(left, out);
    if (back === 0) continue;
    left -= back;
    if (isThere) await putInto(tx, batchId, back);
    await forgetUnits(tx, id, { back, isAll: back === out });
  }
  if (isThere && left > 0) await openBatch(tx, productId, left);
}

async function putInto(tx: Db, batchId: number, units: number): Promise<void> {
  await tx
    .update(batches)
    .set({ quantity: sql`${batches.quantity} + ${units}` })
    .where(eq(batches.id, batchId));
}

async function unitsOf(tx: Db, productId: number, owner: UnitsOwner) {
  const found = await tx
    .select({
      id: batchUnits.id,
      batchId: batchUnits.batchId,
      bestBefore: batches.bestBefore,
      isStopped: sql<boolean>`${batches.status} <> 'sellable'`,
      out: sql<number>`${batchUnits.quantity} - ${batchUnits.returned}`,
    })
    .from(batchUnits)
    .innerJoin(batches, eq(batches.id, batchUnits.batchId))
    .where(and(ownedBy(owner), eq(batches.productId, productId)));
  return found.toSorted((a, b) => byEnd({ ...a, id: a.batchId }, { ...b, id: b.batchId }));
}

/** An order remembers what came back of it; a member of a group never had it. */
async function takeOff(
  tx: Db,
  id: number,
  owner: UnitsOwner,
  given: { back: number; isAll: boolean },
): Promise<void> {
  if (!('orderItemId' in owner)) return forgetUnits(tx, id, given);
  await tx
    .update(batchUnits)
    .set({ returned: sql`${batchUnits.returned} + ${given.back}` })
    .where(eq(batchUnits.id, id));
}

async function forgetUnits(
  tx: Db,
  id: number,
  { back, isAll }: { back: number; isAll: boolean },
): Promise<void> {
  const row = eq(batchUnits.id, id);
  if (isAll) await tx.delete(batchUnits).where(row);
  else
    await tx
      .update(batchUnits)
      .set({ quantity: sql`${batchUnits.quantity} - ${back}` })
      .where(row);
}

/** A group has become orders: what was aside for a member of a product is in the parcel now. */
export async function passToOrder(
  tx: Db,
  { groupMemberId, productId }: { groupMemberId: number; productId: number },
  orderItemId: number,
): Promise<void> {
  const ofProduct = tx.select({ id: batches.id }).from(batches).where(eq(batches.productId, productId));
  await tx
    .update(batchUnits)
    .set({ orderItemId, groupMemberId: null })
    .where(and(eq(batchUnits.groupMemberId, groupMemberId), inArray(batchUnits.batchId, ofProduct)));
}

/** Units without a date and a past: the opening batch, or another one where that has been stopped. */
export async function openBatch(tx: Db, productId: number, quantity: number): Promise<void> {
  const found = await tx
    .select({ id: batches.id, code: batches.code, status: batches.status, bestBefore: batches.bestBefore })
    .from(batches)
    .where(
      and(
        eq(batches.productId, productId),
        or(eq(batches.code, OPENING_CODE), sql`${batches.code} ~ ${`^${OPENING_CODE}-[0-9]+$`}`),
      ),
    )
    .orderBy(asc(batches.id));
  const open = found.find(({ status, bestBefore }) => status === 'sellable' && bestBefore === null);
  if (open !== undefined) return putInto(tx, open.id, quantity);
  const codes = new Set(found.map(({ code }) => code));
  let code = OPENING_CODE;
  for (let number = 2; codes.has(code); number += 1) code = `${OPENING_CODE}-${number}`;
  await tx.insert(batches).values({ productId, code, quantity });
}

/** A product that keeps batches no more has its stock as a number; what was stopped stays where it is. */
export async function emptyShelf(tx: Db, productIds: readonly number[]): Promise<void> {
  await tx
    .update(batches)
    .set({ quantity: 0 })
    .where(and(inArray(batches.productId, [...productIds]), eq(batches.status, 'sellable')));
}
