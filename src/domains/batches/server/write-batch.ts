import { eq } from 'drizzle-orm';
import { areDatesInOrder, type BatchChanges, type NewBatch } from '#domains/batches/model/batch.ts';
import { tellOfHeldBatch } from '#domains/batches/server/mails/batch-held.ts';
import { batches } from '#domains/catalogue/server/batches.schema.ts';
import { recountStock } from '#domains/catalogue/server/batches/recount-stock.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { brokenUniqueIndex } from '#engine/server/db/error-codes.ts';
import { AppError } from '#engine/server/http/app-error.ts';

type BatchRow = typeof batches.$inferSelect;

/** A producer adds a batch to an own product. */
export function addBatch(
  catalogue: Catalogue,
  producerId: number,
  form: NewBatch,
  now: Date,
): Promise<number> {
  return refusingTakenCodes(form.code, () =>
    catalogue.change(async (tx, changed) => {
      const product = await lockProduct(tx, form.productId);
      if (product?.producerId !== producerId) throw new AppError('not_found', 'errors:productNotFound');
      if (!product.tracksBatches) throw new AppError('conflict', 'errors:batches.notKept');
      const [batch] = await tx.insert(batches).values(form).returning({ id: batches.id });
      await recountStock(tx, changed, [form.productId], shopDay(now));
      return batch!.id;
    }),
  );
}

/** A producer changes what is named of an own batch. */
export function changeBatch(
  catalogue: Catalogue,
  producerId: number,
  { id, changes, now }: { id: number; changes: BatchChanges; now: Date },
): Promise<void> {
  return refusingTakenCodes(changes.code ?? '', () =>
    catalogue.change(async (tx, changed) => {
      const batch = await lockOwnBatch(tx, id, producerId);
      const { quantityBefore, ...set } = changes;
      if (batch.status === 'recalled' && Object.keys(set).some((name) => name !== 'note'))
        throw new AppError('conflict', 'errors:batches.recalled');
      if (quantityBefore !== undefined && quantityBefore !== batch.quantity)
        throw new AppError('conflict', 'errors:stockMoved', {
          params: { now: batch.quantity, before: quantityBefore },
        });
      const { producedOn = batch.producedOn, bestBefore = batch.bestBefore } = set;
      refuseDates({ producedOn, bestBefore });
      if (Object.keys(set).length === 0) return;
      await tx
        .update(batches)
        .set({ ...set, ...(set.status === 'sellable' && { reason: null }) })
        .where(eq(batches.id, id));
      await recountStock(tx, changed, [batch.productId], shopDay(now));
      // Its public page says when it was made and how long it lasts.
      changed.product(batch.productId, 'in place');
    }),
  );
}

/** Its sale stops at once; what is in orders already is looked at by a recall. `isTold`: the shop is written to. */
export function holdBatch(
  catalogue: Catalogue,
  producerId: number,
  { id, reason, isTold, now }: { id: number; reason: string; isTold: boolean; now: Date },
): Promise<void> {
  return catalogue.change(async (tx, changed) => {
    const batch = await lockOwnBatch(tx, id, producerId);
    if (batch.status === 'recalled') throw new AppError('conflict', 'errors:batches.recalled');
    await tx.update(batches).set({ status: 'held', reason }).where(eq(batches.id, id));
    await recountStock(tx, changed, [batch.productId], shopDay(now));
    if (isTold && batch.status !== 'held') await tellOfHeldBatch(tx, id, reason);
    // Its public page says that it is being looked at.
    changed.product(batch.productId, 'in place');
  });
}

/** Who changes a batch holds its product first, as orders do. */
async function lockOwnBatch(tx: Db, id: number, producerId: number): Promise<BatchRow> {
  const [found] = await tx.select({ productId: batches.productId }).from(batches).where(eq(batches.id, id));
  const product = found && (await lockProduct(tx, found.productId));
  if (product?.producerId !== producerId) throw new AppError('not_found', 'errors:batches.notFound');
  const [batch] = await tx.select().from(batches).where(eq(batches.id, id));
  return batch!;
}

async function lockProduct(tx: Db, id: number) {
  const [product] = await tx
    .select({ id: products.id, producerId: products.producerId, tracksBatches: products.tracksBatches })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  return product;
}

function refuseDates(dates: Pick<BatchRow, 'producedOn' | 'bestBefore'>): void {
  if (areDatesInOrder(dates)) return;
  const fields = { bestBefore: 'validation:batchDates' };
  throw new AppError('invalid', 'validation:batchDates', { fields });
}

async function refusingTakenCodes<Result>(code: string, write: () => Promise<Result>): Promise<Result> {
  return write().catch((error: unknown) => {
    if (brokenUniqueIndex(error) !== 'batches_code') throw error;
    const text = 'errors:batches.codeTaken';
    throw new AppError('conflict', text, { params: { code }, fields: { code: text } });
  });
}
