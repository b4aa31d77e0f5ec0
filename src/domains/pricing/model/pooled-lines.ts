import { percentageFor, type DiscountTiers } from './tiers.ts';
import { priceLineAt, type PricedLine } from './line.ts';

/** One unit of a product counts as so many of its family's ladder: a case of six as 6. */
export const MAX_COUNTS_AS = 1_000;

/** So many products are in a family at most. */
export const MAX_SIZES = 12;

/** Where a product stands in a family; alone, it is a family of its own. */
export interface FamilyPlace {
  /** Null: in none. */
  familyId: number | null;
  countsAs: number;
}

export const ALONE: FamilyPlace = { familyId: null, countsAs: 1 };

export interface LineToPool extends FamilyPlace {
  unitPriceCents: number;
  quantity: number;
  /** The family's, where it is in one. */
  tiers: DiscountTiers;
}

export interface PooledLine extends PricedLine {
  familyId: number | null;
  /** The units that decide the tier: those of the whole family, otherwise the line's own. */
  pooledUnits: number;
}

/** What a line counts for on its ladder. */
export function unitsOfLine({
  familyId,
  countsAs,
  quantity,
}: Pick<LineToPool, 'familyId' | 'countsAs' | 'quantity'>): number {
  return familyId === null ? quantity : quantity * countsAs;
}

/** The units of each family among some lines. */
export function unitsOfFamilies(
  lines: readonly Pick<LineToPool, 'familyId' | 'countsAs' | 'quantity'>[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const line of lines) {
    if (line.familyId === null) continue;
    units.set(line.familyId, (units.get(line.familyId) ?? 0) + unitsOfLine(line));
  }
  return units;
}

/**
 * The one rule that decides a line's tier: all units of its family among the lines count together, and each line pays its
 * own price less that percentage. Tiers rise, so nothing costs more than it would alone.
 */
export function priceLines(lines: readonly LineToPool[]): PooledLine[] {
  const families = unitsOfFamilies(lines);
  return lines.map((line) => {
    const { familyId, tiers } = line;
    const pooledUnits = familyId === null ? unitsOfLine(line) : families.get(familyId)!;
    return { ...priceLineAt(percentageFor(tiers, pooledUnits), line), familyId, pooledUnits };
  });
}
