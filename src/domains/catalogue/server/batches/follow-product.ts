import type { ProductChanges } from '#domains/catalogue/model/product-form.ts';
import type { SeasonDays } from '#domains/catalogue/model/seasons/season.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { followSeason } from '#domains/catalogue/server/seasons/follow-seasons.ts';
import { emptyShelf, openBatch } from './batch-units.ts';
import { recountStock } from './recount-stock.ts';

type ProductRow = typeof products.$inferSelect;
type Kept = Pick<ProductRow, 'tracksBatches' | 'minLifeDays' | 'quantityAvailable'>;

/** The stock of a product that keeps batches is theirs: it is changed there. */
export function refuseOwnStock(
  before: Kept,
  { tracksBatches = before.tracksBatches, quantityAvailable, quantityChange }: ProductChanges,
): void {
  if (!before.tracksBatches || !tracksBatches) return;
  const isSame = quantityAvailable === undefined || quantityAvailable === before.quantityAvailable;
  if (isSame && (quantityChange === undefined || quantityChange === 0)) return;
  const text = 'errors:batches.stockOfBatches';
  throw new AppError('conflict', text, {
    fields: { [quantityChange === undefined ? 'quantityAvailable' : 'quantityChange']: text },
  });
}

/**
 * A product has another season, begins or ceases to keep batches, or asks more of them, in the transaction that has locked
 * and changed it.
 */
export async function followProduct(
  tx: Db,
  changed: Changed,
  before: (Kept & SeasonDays) | undefined,
  after: Kept & SeasonDays & Pick<ProductRow, 'id' | 'season'>,
  now = new Date(),
): Promise<void> {
  const { id, tracksBatches, quantityAvailable } = after;
  await followSeason(tx, changed, before, after, now);
  const kept = before?.tracksBatches ?? false;
  if (!kept && !tracksBatches) return;
  if (kept && !tracksBatches) return emptyShelf(tx, [id]);
  if (!kept) {
    if (quantityAvailable > 0) await openBatch(tx, id, quantityAvailable);
    // An earlier batch that was stopped may be sellable again by now.
    return recountStock(tx, changed, [id], shopDay(now));
  }
  if (before!.minLifeDays !== after.minLifeDays) await recountStock(tx, changed, [id], shopDay(now));
}
