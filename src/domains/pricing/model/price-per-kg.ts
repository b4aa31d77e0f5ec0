import { assertCents } from '#engine/model/money.ts';

const GRAMS_PER_KG = 1_000;

/** What a kilogram costs, rounded half up; null where no weight is known. */
export function pricePerKgCents(priceCents: number, weightGrams: number): number | null {
  assertCents(priceCents);
  if (weightGrams <= 0) return null;
  // Half a gram's worth more, and then whole cents: the same as rounding half up, without fractions of a cent.
  const scaled = priceCents * GRAMS_PER_KG + weightGrams / 2;
  return (scaled - (scaled % weightGrams)) / weightGrams;
}
