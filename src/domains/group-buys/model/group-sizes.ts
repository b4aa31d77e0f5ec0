import { policies } from '#engine/model/policies.ts';
import { totals } from '#domains/pricing/model/cart-totals.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { termsFor, type PriceTerms, type UnitTerms } from '#domains/pricing/model/terms.ts';
import type { DiscountTiers } from '#domains/pricing/model/tiers.ts';
import type { GroupDelivery } from './group-delivery.ts';
import { closingTerms, lineBy } from './group-price.ts';

/** So many of one size. */
export interface SizeQuantity {
  productId: number;
  quantity: number;
}

/** What one of a size costs before any discount, and what it counts for on the ladder. */
interface SizeTerms {
  productId: number;
  countsAs: number;
  priceCents: number;
}

/** Prices and ladder of the moment of opening. A product that is in no family is the only size. */
export interface GroupTerms {
  sizes: readonly SizeTerms[];
  tiers: DiscountTiers;
}

/** By the size. */
export type SizePrices = ReadonlyMap<number, UnitTerms>;

export function termsOfOne(productId: number, { unitPriceCents, tiers }: PriceTerms): GroupTerms {
  return { sizes: [{ productId, countsAs: 1, priceCents: unitPriceCents }], tiers };
}

/** What some sizes count for on the ladder: a case of six as six. */
export function unitsOfSizes({ sizes }: Pick<GroupTerms, 'sizes'>, items: readonly SizeQuantity[]): number {
  const worth = new Map(sizes.map(({ productId, countsAs }) => [productId, countsAs]));
  return items.reduce((units, { productId, quantity }) => units + quantity * (worth.get(productId) ?? 1), 0);
}

/** What each size costs a group of this many units by the terms of its opening. */
export function pooledPrices({ sizes, tiers }: GroupTerms, pooledUnits: number): SizePrices {
  return new Map(
    sizes.map(({ productId, priceCents: unitPriceCents }) => [
      productId,
      termsFor({ unitPriceCents, tiers }, pooledUnits),
    ]),
  );
}

/** At closing: of each size the cheaper of its opening and what it costs by now. */
export function closingPrices(
  opening: GroupTerms,
  now: ReadonlyMap<number, PriceTerms>,
  pooledUnits: number,
): SizePrices {
  const { sizes, tiers } = opening;
  return new Map(
    sizes.map(({ productId, priceCents: unitPriceCents }) => {
      const terms = { unitPriceCents, tiers };
      return [productId, closingTerms(terms, now.get(productId) ?? terms, pooledUnits)];
    }),
  );
}

/** A line for each size that a member takes, each rounded for itself. */
export function linesBy(prices: SizePrices, items: readonly SizeQuantity[]): PricedLine[] {
  return items.map(({ productId, quantity }) => {
    const terms = prices.get(productId);
    if (terms === undefined) throw new RangeError(`Not a size of the group: ${productId}`);
    return lineBy(terms, quantity);
  });
}

/** What the own sizes cost without the others: nobody ever pays more for the goods. */
export function aloneLines(opening: GroupTerms, items: readonly SizeQuantity[]): PricedLine[] {
  return linesBy(pooledPrices(opening, unitsOfSizes(opening, items)), items);
}

export function goodsCents(lines: readonly Pick<PricedLine, 'finalCents'>[]): number {
  return lines.reduce((sum, { finalCents }) => sum + finalCents, 0);
}

export interface Share {
  /** What the goods cost by the units pooled so far. */
  nowCents: number;
  atMostCents: number;
}

export function shareOf(opening: GroupTerms, items: readonly SizeQuantity[], pooledUnits: number): Share {
  const units = Math.max(pooledUnits, unitsOfSizes(opening, items));
  return {
    nowCents: goodsCents(linesBy(pooledPrices(opening, units), items)),
    atMostCents: goodsCents(aloneLines(opening, items)),
  };
}

/**
 * What a member's parcel costs, settled when joining: what the own goods would cost alone, so that pooling makes nothing
 * dearer. Where all go to the organizer together, the organizer pays for that one parcel, and it is known at closing only.
 */
export function ownShippingCents(opening: GroupTerms, items: readonly SizeQuantity[]): number {
  return totals(aloneLines(opening, items)).shippingCents;
}

/** What one parcel with all of it costs, by the rule on what all pay together. */
export function pooledShippingCents(lines: readonly PricedLine[]): number {
  return totals(lines).shippingCents;
}

/** The most that a member can come to owe, shipping included: what a card has to promise. */
export function mostOwedCents(
  opening: GroupTerms,
  {
    items,
    isOrganizer,
    delivery,
  }: { items: readonly SizeQuantity[]; isOrganizer: boolean; delivery: GroupDelivery },
): number {
  const goods = goodsCents(aloneLines(opening, items));
  if (delivery === 'separate') return goods + ownShippingCents(opening, items);
  // The parcel of all costs the organizer the standard price at most.
  return goods + (isOrganizer ? policies().shippingCents : 0);
}
