import { policies } from '#engine/model/policies.ts';
import { toCents, toDollars } from '#engine/model/money.ts';
import { totals } from '#domains/pricing/model/cart-totals.ts';
import { priceLine, priceLineAt, type PricedLine } from '#domains/pricing/model/line.ts';
import { lowerTerms, termsFor, type PriceTerms, type UnitTerms } from '#domains/pricing/model/terms.ts';
import { nextTier } from '#domains/pricing/model/tiers.ts';
import type { GroupDelivery } from './group-delivery.ts';

/** What a group of this many units pays per unit by the terms of its opening. */
export function pooledTerms(opening: PriceTerms, pooledQuantity: number): UnitTerms {
  return termsFor(opening, pooledQuantity);
}

/** At closing: a price that rose since the opening changes nothing, one that fell counts. */
export function closingTerms(opening: PriceTerms, now: PriceTerms, pooledQuantity: number): UnitTerms {
  return lowerTerms(termsFor(opening, pooledQuantity), termsFor(now, pooledQuantity));
}

/** A member's own line. Rounded once, for itself. */
export function lineBy(terms: UnitTerms, quantity: number): PricedLine {
  return priceLineAt(terms.discountPercentage, { unitPriceCents: terms.unitPriceCents, quantity });
}

/** What the own quantity costs without the others: nobody ever pays more for the goods. */
export function aloneLine({ unitPriceCents, tiers }: PriceTerms, quantity: number): PricedLine {
  return priceLine({ unitPriceCents, tiers, quantity });
}

export interface Share {
  /** What the goods cost by the quantity pooled so far. */
  nowCents: number;
  atMostCents: number;
}

export function shareOf(opening: PriceTerms, quantity: number, pooledQuantity: number): Share {
  return {
    nowCents: lineBy(pooledTerms(opening, Math.max(pooledQuantity, quantity)), quantity).finalCents,
    atMostCents: aloneLine(opening, quantity).finalCents,
  };
}

/** What pooling saves of a share, both in dollars. */
export function savedBy({ now, atMost }: { now: number; atMost: number }): number {
  return toDollars(toCents(atMost) - toCents(now));
}

export interface ReachableTier {
  quantity: number;
  missing: number;
  percentage: number;
  unitPriceCents: number;
}

export function nextGroupTier(opening: PriceTerms, pooledQuantity: number): ReachableTier | null {
  const next = nextTier(opening.tiers, pooledQuantity);
  if (next === null) return null;
  const { minQuantity: quantity, discountPercentage: percentage } = next.tier;
  const { discountedUnitCents } = priceLineAt(percentage, {
    unitPriceCents: opening.unitPriceCents,
    quantity: 1,
  });
  return { quantity, missing: next.missing, percentage, unitPriceCents: discountedUnitCents };
}

/**
 * What a member's parcel costs, settled when joining: what the own quantity would cost alone, so that pooling makes
 * nothing dearer. Where all go to the organizer together, the organizer pays for that one parcel, and it is known at
 * closing only.
 */
export function ownShippingCents(opening: PriceTerms, quantity: number): number {
  return totals([aloneLine(opening, quantity)]).shippingCents;
}

/** What one parcel with all of it costs, by the rule on what all pay together. */
export function pooledShippingCents(lines: readonly PricedLine[]): number {
  return totals(lines).shippingCents;
}

/** The most that a member can come to owe, shipping included: what a card has to promise. */
export function mostOwedCents(
  opening: PriceTerms,
  { quantity, isOrganizer, delivery }: { quantity: number; isOrganizer: boolean; delivery: GroupDelivery },
): number {
  const goodsCents = aloneLine(opening, quantity).finalCents;
  if (delivery === 'separate') return goodsCents + ownShippingCents(opening, quantity);
  // The parcel of all costs the organizer the standard price at most.
  return goodsCents + (isOrganizer ? policies().shippingCents : 0);
}
