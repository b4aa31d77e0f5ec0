import { priceLineAt } from '#domains/pricing/model/line.ts';
import { unitsOfLine, type FamilyPlace, type PooledLine } from '#domains/pricing/model/pooled-lines.ts';
import { lowerTerms, termsFor, type PriceTerms } from '#domains/pricing/model/terms.ts';

/** What a product costs at some moment, and with which others its units count. */
export interface StandingTerms extends PriceTerms, FamilyPlace {
  productId: number;
}

/** The same as it was announced: these hold. */
export interface AnnouncedTerms extends StandingTerms {
  /** Units of other people that counted when it was announced. */
  others: number;
}

export interface StandingLine {
  quantity: number;
  now: StandingTerms;
  /** Null: it is not announced yet, or came in afterwards. */
  announced: AnnouncedTerms | null;
}

/** What a line costs, per unit too. */
export interface StandingPrice extends PooledLine {
  unitPriceCents: number;
}

/** Units count together by product, or by family. */
export function poolKey({ familyId, productId }: Pick<StandingTerms, 'familyId' | 'productId'>): string {
  return familyId === null ? `product:${productId}` : `family:${familyId}`;
}

/** How many units of each pool are among some lines. */
export function unitsByPool(
  lines: readonly { quantity: number; terms: StandingTerms }[],
): Map<string, number> {
  const units = new Map<string, number>();
  for (const { quantity, terms } of lines) {
    const key = poolKey(terms);
    units.set(key, (units.get(key) ?? 0) + unitsOfLine({ ...terms, quantity }));
  }
  return units;
}

/**
 * Prices the lines of a standing order. The tier of each is that of all its own units and of those of others that stand
 * for the same week; tiers rise, so nobody pays more than alone. What was announced holds: a line costs the lower of its
 * announced terms and those of the day. `others`: units of other people now, by pool.
 */
export function priceStandingLines(
  lines: readonly StandingLine[],
  others: ReadonlyMap<string, number>,
): StandingPrice[] {
  const ownNow = unitsByPool(lines.map(({ quantity, now }) => ({ quantity, terms: now })));
  const ownAnnounced = unitsByPool(
    lines.flatMap(({ quantity, announced }) => (announced === null ? [] : [{ quantity, terms: announced }])),
  );
  return lines.map(({ quantity, now, announced }) => {
    const key = poolKey(now);
    const othersNow =
      announced !== null && poolKey(announced) === key ? announced.others : (others.get(key) ?? 0);
    const unitsNow = ownNow.get(key)! + Math.max(0, othersNow);
    const unitsAnnounced = announced === null ? 0 : ownAnnounced.get(poolKey(announced))! + announced.others;
    const today = termsFor(now, unitsNow);
    const terms = announced === null ? today : lowerTerms(termsFor(announced, unitsAnnounced), today);
    const pooledUnits = terms === today ? unitsNow : unitsAnnounced;
    return {
      ...priceLineAt(terms.discountPercentage, { unitPriceCents: terms.unitPriceCents, quantity }),
      familyId: now.familyId,
      pooledUnits: Math.max(pooledUnits, unitsOfLine({ ...now, quantity })),
      unitPriceCents: terms.unitPriceCents,
    };
  });
}
