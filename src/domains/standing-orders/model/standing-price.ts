import { priceLineAt } from '#domains/pricing/model/line.ts';
import { lineOfParts } from '#domains/pricing/model/line-of-parts.ts';
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
  /** With how many units it was announced. Null: it is not announced yet, or came in afterwards. */
  announced: (AnnouncedTerms & { quantity: number }) | null;
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
 * for the same week; tiers rise, so nobody pays more than alone. What was announced holds, for as many units as were
 * announced: they cost the lower of their announced terms and those of the day. More than that costs what the day says:
 * otherwise a price that has risen could be had for any quantity for three days. `others`: units of other people now, by pool.
 */
export function priceStandingLines(
  lines: readonly StandingLine[],
  others: ReadonlyMap<string, number>,
): StandingPrice[] {
  const ownNow = unitsByPool(lines.map(({ quantity, now }) => ({ quantity, terms: now })));
  const ownAnnounced = unitsByPool(
    lines.flatMap(({ announced, quantity }) =>
      announced === null ? [] : [{ quantity: Math.min(quantity, announced.quantity), terms: announced }],
    ),
  );
  return lines.map(({ quantity, now, announced }) => {
    const key = poolKey(now);
    const othersNow =
      announced !== null && poolKey(announced) === key ? announced.others : (others.get(key) ?? 0);
    const unitsNow = ownNow.get(key)! + Math.max(0, othersNow);
    const unitsAnnounced = announced === null ? 0 : ownAnnounced.get(poolKey(announced))! + announced.others;
    const today = termsFor(now, unitsNow);
    const told = announced === null ? today : lowerTerms(today, termsFor(announced, unitsAnnounced));
    const held = announced === null ? quantity : Math.min(quantity, announced.quantity);
    const more = told === today ? 0 : quantity - held;
    const terms = more === 0 ? told : today;
    return {
      ...(more === 0
        ? priceLineAt(terms.discountPercentage, { ...terms, quantity })
        : lineOfParts({ quantity: held, terms: told }, { quantity: more, terms: today })),
      familyId: now.familyId,
      pooledUnits: Math.max(terms === today ? unitsNow : unitsAnnounced, unitsOfLine({ ...now, quantity })),
      unitPriceCents: terms.unitPriceCents,
    };
  });
}
