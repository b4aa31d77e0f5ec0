import { and, eq, inArray, sql } from 'drizzle-orm';
import { giveTo, type UnitsOwner } from '#domains/catalogue/server/batches/batch-units.ts';
import { lockProducts, mayBeSold, recountStock } from '#domains/catalogue/server/batches/recount-stock.ts';
import { batches, batchUnits } from '#domains/catalogue/server/batches.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { BatchChoices, BatchCorrection } from '#domains/orders/model/line-batches.ts';
import { isUnshipped } from '#domains/orders/model/part-status.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { orderItems } from '#domains/orders/server/orders.schema.ts';
import { LEFT_OF_ITEM } from '#domains/orders/server/removals/left-of-line.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** A batch that a line may be made of: what is free of it, and what the line has of it already. */
interface Choice {
  itemId: number;
  batchId: number;
  code: string;
  bestBefore: Day | null;
  quantity: number;
}

// A batch that the line has stays a choice while it is not stopped: it was long enough when it was bought.
const choicesOf = statement<Choice, { itemIds: number[]; today: Day }>(
  'batches-for-lines',
  `select i.id as item_id, b.id as batch_id, b.code, b.best_before::text as best_before,
          (b.quantity + coalesce(u.quantity, 0))::int as quantity
     from order_items i join products p on p.id = i.product_id join batches b on b.product_id = p.id
     left join batch_units u on u.batch_id = b.id and u.order_item_id = i.id
    where i.id = any($itemIds::int[]) and p.tracks_batches and b.status = 'sellable'
      and (u.id is not null or ${mayBeSold('$today::date')})
    order by i.id, b.best_before nulls last, b.id`,
);

/** What the lines of a producer's part may be packed from. */
export async function batchChoices(
  db: Db,
  producerId: number,
  orderId: number,
  now: Date,
): Promise<BatchChoices> {
  const lines = await db
    .select({ id: orderItems.id, gtin: products.gtin })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.producerId, producerId)))
    .orderBy(orderItems.id);
  if (lines.length === 0) throw new AppError('not_found', 'errors:orders.notFound');
  const choices = await choicesOf(db, { itemIds: lines.map(({ id }) => id), today: shopDay(now) });
  return {
    items: lines.map(({ id, gtin }) => ({
      itemId: id,
      gtin,
      batches: choices
        .filter(({ itemId }) => itemId === id)
        .map(({ batchId, code, bestBefore, quantity }) => ({ id: batchId, code, bestBefore, quantity })),
    })),
  };
}

/** The producer says which batches are really in the parcel, until it leaves. All of it or nothing. */
export function correctBatches(
  catalogue: Catalogue,
  producerId: number,
  { orderId, correction, now }: { orderId: number; correction: BatchCorrection; now: Date },
): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((each) => each.producerId === producerId);
    if (order === undefined || part === undefined || order.acceptedAt === null)
      throw new AppError('not_found', 'errors:orders.notFound');
    if (!isUnshipped(part.status)) throw new AppError('conflict', 'errors:batches.hasLeft');
    const today = shopDay(now);
    const lines = await linesOf(tx, part.id, correction);
    const productIds = lines.map(({ productId }) => productId);
    await lockProducts(tx, { ids: productIds });
    for (const line of lines) await repack(tx, line, today);
    await recountStock(tx, changed, productIds, today);
  });
}

interface Line {
  itemId: number;
  productId: number;
  productName: string;
  quantity: number;
  wanted: BatchCorrection['items'][number]['batches'];
}

async function linesOf(tx: Db, partId: number, { items }: BatchCorrection): Promise<Line[]> {
  const found = await tx
    .select({
      itemId: orderItems.id,
      productId: orderItems.productId,
      productName: orderItems.productName,
      quantity: LEFT_OF_ITEM,
      tracksBatches: products.tracksBatches,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(orderItems.partId, partId),
        inArray(
          orderItems.id,
          items.map(({ itemId }) => itemId),
        ),
      ),
    )
    .orderBy(orderItems.id);
  if (found.length !== items.length) throw new AppError('not_found', 'errors:orders.notFound');
  return found.map(({ tracksBatches, ...line }) => {
    if (!tracksBatches) throw new AppError('conflict', 'errors:batches.notKept');
    const { batches: wanted } = items.find(({ itemId }) => itemId === line.itemId)!;
    const units = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
    if (units !== line.quantity)
      throw new AppError('invalid', 'errors:batches.wrongSum', {
        params: { product: line.productName, quantity: line.quantity, units },
      });
    return { ...line, wanted };
  });
}

/** Everything goes back, then what is wanted is taken, under the lock of the product. */
async function repack(tx: Db, { itemId, wanted }: Line, today: Day): Promise<void> {
  const choices = await choicesOf(tx, { itemIds: [itemId], today });
  const had = await tx.delete(batchUnits).where(eq(batchUnits.orderItemId, itemId)).returning();
  for (const { batchId, quantity } of had) await putBack(tx, batchId, quantity);
  const owner: UnitsOwner = { orderItemId: itemId };
  const taken = new Map<string, number>();
  for (const { code, quantity } of wanted) {
    const choice = choices.find((each) => each.code === code.toUpperCase());
    if (choice === undefined)
      throw new AppError('conflict', 'errors:batches.notForSale', { params: { code } });
    const units = (taken.get(choice.code) ?? 0) + quantity;
    if (units > choice.quantity)
      throw new AppError('conflict', 'errors:batches.tooFew', { params: { code, now: choice.quantity } });
    taken.set(choice.code, units);
    await giveTo(tx, owner, { batchId: choice.batchId, quantity });
  }
}

async function putBack(tx: Db, batchId: number, quantity: number): Promise<void> {
  await tx
    .update(batches)
    .set({ quantity: sql`${batches.quantity} + ${quantity}` })
    .where(eq(batches.id, batchId));
}

const stoppedIn = statement<{ code: string }, { partIds: number[] }>(
  'stopped-batches-of-parts',
  `select b.code from order_items i
     join batch_units u on u.order_item_id = i.id join batches b on b.id = u.batch_id
    where i.part_id = any($partIds::int[]) and b.status <> 'sellable' order by b.code limit 1`,
);

/** Nothing leaves that was stopped since it was bought: its producer packs another batch, or an administrator cancels. */
export async function refuseStoppedBatches(tx: Db, partIds: number[]): Promise<void> {
  if (partIds.length === 0) return;
  const [stopped] = await stoppedIn(tx, { partIds });
  if (stopped !== undefined)
    throw new AppError('conflict', 'errors:batches.stopped', { params: { code: stopped.code } });
}
