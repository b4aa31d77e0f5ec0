import { assertCents } from '#engine/model/money.ts';
import { pricePerKgCents } from './price-per-kg.ts';

/** By what people compare prices: liquids by the litre, what comes in small packs by 100 g or 10 g. */
export const MEASURES = ['l', 'kg', '100g', '10g'] as const;
export type Measure = (typeof MEASURES)[number];

/** What is in a pack; 0 or null where nobody has said. */
export interface Contents {
  weightGrams: number;
  volumeMl: number | null;
}

const SMALL_GRAMS = 250;
const TINY_GRAMS = 25;
/** Millilitres or grams. */
const SIZE_OF: Readonly<Record<Measure, number>> = { l: 1_000, kg: 1_000, '100g': 100, '10g': 10 };

export function measureOf({ weightGrams, volumeMl }: Contents): Measure | null {
  if (volumeMl) return 'l';
  if (weightGrams <= 0) return null;
  if (weightGrams <= TINY_GRAMS) return '10g';
  return weightGrams <= SMALL_GRAMS ? '100g' : 'kg';
}

/**
 * What all packs of one product are compared by, however large each is: the measure of the largest. Null: some cannot be
 * compared with the others.
 */
export function sharedMeasure(packs: readonly Contents[]): Measure | null {
  const [largest] = packs.toSorted(
    (a, b) => (b.volumeMl ?? 0) - (a.volumeMl ?? 0) || b.weightGrams - a.weightGrams,
  );
  return largest === undefined ? null : measureOf(largest);
}

/** Rounded half up; null where the pack does not say how much is in it. */
export function unitPriceCents(
  priceCents: number,
  { weightGrams, volumeMl }: Contents,
  measure: Measure | null,
): number | null {
  assertCents(priceCents);
  const amount = measure === 'l' ? (volumeMl ?? 0) : weightGrams;
  if (measure === null || amount <= 0) return null;
  if (SIZE_OF[measure] === 1_000) return pricePerKgCents(priceCents, amount);
  const scaled = 2 * priceCents * SIZE_OF[measure] + amount;
  return (scaled - (scaled % (2 * amount))) / (2 * amount);
}
