import { policies } from '#engine/model/policies.ts';
import { assertCents } from '#engine/model/money.ts';
import type { PricedLine } from './line.ts';

/** Orders are stored in 32 bits; this holds even before the largest discount. */
export const MAX_ORDER_CENTS = 1_000_000_00;

export interface CartTotals {
  subtotalCents: number;
  totalDiscountCents: number;
  /** After discounts, before shipping. */
  totalCents: number;
  shippingCents: number;
  /** What the customer pays. */
  grandTotalCents: number;
  cartCount: number;
}

type CountedLine = Pick<PricedLine, 'quantity' | 'originalCents' | 'finalCents'>;

/** `totalCents`: after discounts. */
export function missingForFreeShippingCents(totalCents: number): number {
  return Math.max(0, policies().freeShippingCents - totalCents);
}

export function totals(lines: readonly CountedLine[]): CartTotals {
  let subtotalCents = 0;
  let totalCents = 0;
  let cartCount = 0;
  for (const line of lines) {
    subtotalCents += line.originalCents;
    totalCents += line.finalCents;
    cartCount += line.quantity;
  }
  assertCents(subtotalCents);
  // An empty cart ships nothing, so it owes nothing.
  const { freeShippingCents, shippingCents: feeCents } = policies();
  const shippingCents = cartCount === 0 || totalCents >= freeShippingCents ? 0 : feeCents;
  return {
    subtotalCents,
    totalDiscountCents: subtotalCents - totalCents,
    totalCents,
    shippingCents,
    grandTotalCents: totalCents + shippingCents,
    cartCount,
  };
}
