import { roundedShare } from '#engine/model/money.ts';
import { WHOLE_BASIS_POINTS } from './line.ts';

export const PROMO_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

export interface PromoTerms {
  kind: PromoKind;
  /** Basis points for `percent`, cents for `amount`, 0 for `free_shipping`. */
  value: number;
  /** Goods after bulk discounts must reach this. */
  minTotalCents: number;
}

/** The code as it was when an order was priced. */
export interface OrderPromo extends PromoTerms {
  id: number;
  code: string;
}

/** Nothing but the terms. */
export function termsOf({ kind, value, minTotalCents }: PromoTerms): PromoTerms {
  return { kind, value, minTotalCents };
}

export function sameTerms(one: PromoTerms, other: PromoTerms): boolean {
  return one.kind === other.kind && one.value === other.value && one.minTotalCents === other.minTotalCents;
}

interface PromoBase {
  /** The goods after bulk discounts. */
  totalCents: number;
  /** What the standard method costs for them. */
  standardShippingCents: number;
}

export function reachesMinimum(terms: PromoTerms, totalCents: number): boolean {
  return totalCents >= terms.minTotalCents;
}

/** What a code takes off: never more than there is, nothing below its minimum. */
export function promoDiscountCents(terms: PromoTerms, base: PromoBase): number {
  if (!reachesMinimum(terms, base.totalCents)) return 0;
  switch (terms.kind) {
    case 'percent':
      return roundedShare(base.totalCents, terms.value, WHOLE_BASIS_POINTS);
    case 'amount':
      return Math.min(terms.value, base.totalCents);
    case 'free_shipping':
      return base.standardShippingCents;
  }
}
