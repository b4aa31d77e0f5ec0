import type { Day } from '#domains/pricing/model/delivery/business-days.ts';

/** So many units of a batch. */
export interface BatchUnits {
  batchId: number;
  quantity: number;
}

export interface ShelfBatch {
  id: number;
  /** Null: nobody has said. */
  bestBefore: Day | null;
  /** On the shelf. */
  quantity: number;
}

/** What ends first stands first; what has no date stands last, the older one before. */
export function byEnd(a: Omit<ShelfBatch, 'quantity'>, b: Omit<ShelfBatch, 'quantity'>): number {
  if (a.bestBefore !== b.bestBefore) {
    if (a.bestBefore === null) return 1;
    if (b.bestBefore === null) return -1;
    return a.bestBefore < b.bestBefore ? -1 : 1;
  }
  return a.id - b.id;
}

/** From the batches that end first; null: there are fewer. The statement that writes an order says the same in SQL. */
export function takeFirstExpired(batches: readonly ShelfBatch[], quantity: number): BatchUnits[] | null {
  const taken: BatchUnits[] = [];
  let left = quantity;
  for (const batch of batches.toSorted(byEnd)) {
    const units = Math.min(left, batch.quantity);
    if (units > 0) taken.push({ batchId: batch.id, quantity: units });
    left -= units;
  }
  return left > 0 ? null : taken;
}
