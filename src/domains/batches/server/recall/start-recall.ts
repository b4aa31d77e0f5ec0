import { and, eq, sql } from 'drizzle-orm';
import type { NewRecall } from '#domains/batches/model/recall.ts';
import { recalls } from '#domains/batches/server/recalls.schema.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { lockProducts, recountStock } from '#domains/catalogue/server/batches/recount-stock.ts';
import { shopDay } from '#engine/model/dates.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** Begun recalls are heard of by every process. */
export const RECALLS_CHANNEL = 'recalls';

const nameOrders = statement<{ id: number }, { recallId: number; batchId: number; outcome: string | null }>(
  'orders-of-recall',
  `insert into recall_orders (recall_id, order_id, units, outcome)
   select $recallId::int, i.order_id, sum(u.quantity - u.returned), $outcome::text
     from batch_units u join order_items i on i.id = u.order_item_id join order_parts t on t.id = i.part_id
    where u.batch_id = $batchId::int and u.quantity > u.returned and t.status <> 'cancelled'
    group by i.order_id order by i.order_id
   returning id`,
);

/**
 * Stops a batch for good and writes down everybody who has some of it. Sent again, it is the recall that there is. The
 * orders are dealt with afterwards, one by one.
 */
export function startRecall(
  catalogue: Catalogue,
  batchId: number,
  { reason, remedy, practice }: NewRecall,
  { admin, now }: { admin: SessionUser; now: Date },
): Promise<number> {
  return catalogue.change(async (tx, changed) => {
    const batch = await lockBatch(tx, batchId);
    const begun = practice ? undefined : await recallOf(tx, batchId);
    if (begun !== undefined) return begun;
    const [recall] = await tx
      .insert(recalls)
      .values({ batchId, reason, remedy, isPractice: practice, startedByUserId: admin.id })
      .returning({ id: recalls.id });
    const recallId = recall!.id;
    const named = await nameOrders(tx, { recallId, batchId, outcome: practice ? 'practised' : null });
    if (named.length === 0 && batch.quantity === 0)
      throw new AppError('conflict', 'errors:batches.nothingToRecall');
    if (!practice) await tx.execute(sql`select pg_notify(${RECALLS_CHANNEL}, '')`);
    if (practice || named.length === 0)
      await tx.update(recalls).set({ finishedAt: now }).where(eq(recalls.id, recallId));
    if (!practice) {
      await tx.update(batches).set({ status: 'recalled', reason }).where(eq(batches.id, batchId));
      await recountStock(tx, changed, [batch.productId], shopDay(now));
      // The public page of the batch says so at once.
      changed.product(batch.productId, 'in place');
    }
    await recordAudit(tx, {
      actor: admin,
      action: practice ? 'batch.practice' : 'batch.recall',
      entityType: 'batch',
      entityId: batchId,
      detail: { code: batch.code, reason, remedy, orders: named.length },
    });
    return recallId;
  });
}

/** Under the lock of the product nobody begins another. */
async function recallOf(tx: Db, batchId: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: recalls.id })
    .from(recalls)
    .where(and(eq(recalls.batchId, batchId), eq(recalls.isPractice, false)));
  return found?.id;
}

async function lockBatch(tx: Db, id: number) {
  const [found] = await tx.select({ productId: batches.productId }).from(batches).where(eq(batches.id, id));
  if (found === undefined) throw new AppError('not_found', 'errors:batches.notFound');
  await lockProducts(tx, { ids: [found.productId] });
  const [batch] = await tx.select().from(batches).where(eq(batches.id, id));
  return batch!;
}
