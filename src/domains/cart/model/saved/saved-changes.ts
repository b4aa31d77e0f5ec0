import type { Product } from '#domains/catalogue/model/product.ts';
import { toCents } from '#engine/model/money.ts';

// Without the schemas: the page of hearts needs no library for them.

/** Fewer than this many left: nearly gone. */
const FEW_UNITS = 10;

export const SAVED_CHANGES = ['priceDown', 'backInStock', 'nearlyGone'] as const;
export type SavedChange = (typeof SAVED_CHANGES)[number];

/** How a product was when it was saved. */
interface SavedState {
  priceCents: number;
  /** It could not be bought, then or at some moment since. */
  wasSoldOut: boolean;
}

export function changesSince({ priceCents, wasSoldOut }: SavedState, product: Product): SavedChange[] {
  const isNearlyGone = product.inStock && product.quantityAvailable < FEW_UNITS;
  const holds: Record<SavedChange, boolean> = {
    priceDown: toCents(product.price) < priceCents,
    backInStock: wasSoldOut && product.inStock,
    nearlyGone: isNearlyGone,
  };
  return SAVED_CHANGES.filter((change) => holds[change]);
}

/** A price that fell by at least this much is worth a mail. */
export const DEAL_PERCENT = 5;

/** Whether a price has fallen far enough below the one that was last told. */
export function isDeal(priceCents: number, toldCents: number): boolean {
  return priceCents * 100 <= toldCents * (100 - DEAL_PERCENT);
}
