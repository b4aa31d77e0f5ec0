import { asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { RETURN_NUMBER } from '#domains/returns/model/return-number.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { returnEvents, returnItems, returnPhotos, returns } from './returns.schema.ts';

type ReturnRow = typeof returns.$inferSelect;
type ItemRow = typeof returnItems.$inferSelect;

export interface ReturnEventRecord {
  returnId: number;
  kind: (typeof returnEvents.$inferSelect)['kind'];
  status: ReturnRow['status'] | null;
  note: string | null;
  createdAt: Date;
  /** Who, by name; null: the customer. */
  by: string | null;
  producerId: number | null;
  companyName: string | null;
}

/** A return with its items, its photos and its history, in cents, as the tables hold it. */
export interface ReturnRecord extends ReturnRow {
  /** What of its refund went back to the customer; the rest only lowered the bill. */
  backCents: number;
  items: ItemRow[];
  photoIds: number[];
  /** Oldest first. */
  events: ReturnEventRecord[];
}

const MAX_ROWS = 1_000;

/** The refund of a return is decided under its number. */
const BACK_CENTS = sql<number>`(
  select coalesce(sum(f.amount_cents), 0)::int from refunds f
   where f.order_id = "returns"."order_id" and f.reason = "returns"."number"
     and not exists (select from payment_facts x where x.refund_id = f.id and x.kind = 'refund_failed'))`;

/** Newest first. */
export async function loadReturns(db: Db, where: SQL | undefined, limit = MAX_ROWS): Promise<ReturnRecord[]> {
  const found = await db
    .select({ ...getTableColumns(returns), backCents: BACK_CENTS })
    .from(returns)
    .where(where)
    .orderBy(desc(returns.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const items = Map.groupBy(await itemsOf(db, ids), ({ returnId }) => returnId);
  const photos = Map.groupBy(await photosOf(db, ids), ({ returnId }) => returnId);
  const events = Map.groupBy(await eventsOf(db, ids), ({ returnId }) => returnId);
  return found.map((row) => ({
    ...row,
    items: items.get(row.id) ?? [],
    photoIds: (photos.get(row.id) ?? []).map(({ id }) => id),
    events: events.get(row.id) ?? [],
  }));
}

export async function loadReturn(db: Db, id: number): Promise<ReturnRecord | undefined> {
  const [found] = await loadReturns(db, eq(returns.id, id));
  return found;
}

export function returnsOfOrder(db: Db, orderId: number): Promise<ReturnRecord[]> {
  return loadReturns(db, eq(returns.orderId, orderId));
}

function itemsOf(db: Db, ids: number[]): Promise<ItemRow[]> {
  return db.select().from(returnItems).where(inArray(returnItems.returnId, ids)).orderBy(asc(returnItems.id));
}

/** Never the pictures themselves: these are large. */
function photosOf(db: Db, ids: number[]): Promise<{ id: number; returnId: number | null }[]> {
  return db
    .select({ id: returnPhotos.id, returnId: returnPhotos.returnId })
    .from(returnPhotos)
    .where(inArray(returnPhotos.returnId, ids))
    .orderBy(asc(returnPhotos.id));
}

function eventsOf(db: Db, ids: number[]): Promise<ReturnEventRecord[]> {
  return db
    .select({
      returnId: returnEvents.returnId,
      kind: returnEvents.kind,
      status: returnEvents.status,
      note: returnEvents.note,
      createdAt: returnEvents.createdAt,
      by: users.username,
      producerId: returnEvents.producerId,
      companyName: producerProfiles.companyName,
    })
    .from(returnEvents)
    .leftJoin(users, eq(users.id, returnEvents.actorUserId))
    .leftJoin(producerProfiles, eq(producerProfiles.id, returnEvents.producerId))
    .where(inArray(returnEvents.returnId, ids))
    .orderBy(asc(returnEvents.id));
}

export async function findByNumber(
  db: Db,
  number: string,
): Promise<Pick<ReturnRow, 'number' | 'orderId' | 'status'> | undefined> {
  if (!RETURN_NUMBER.test(number)) return undefined;
  const [found] = await db
    .select({ number: returns.number, orderId: returns.orderId, status: returns.status })
    .from(returns)
    .where(eq(returns.number, number));
  return found;
}
