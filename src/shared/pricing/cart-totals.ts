import { assertCents } from '../money.ts';
import type { PricedLine } from './line.ts';

export const FREE_SHIPPING_CENTS = 100_00;
/** The largest total that is not sent for free. */
export const LAST_CHARGED_CENTS = FREE_SHIPPING_CENTS - 1;
export const SHIPPING_CENTS = 9_95;
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
  return Math.max(0, FREE_SHIPPING_CENTS - totalCents);
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
  const shippingCents = cartCount === 0 || totalCents >= FREE_SHIPPING_CENTS ? 0 : SHIPPING_CENTS;
  return {
    subtotalCents,
    totalDiscountCents: subtotalCents - totalCents,
    totalCents,
    shippingCents,
    grandTotalCents: totalCents + shippingCents,
    cartCount,
  };
}
