import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import type { SeasonState } from '#domains/catalogue/model/seasons/season.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';

/** One line of a cart with its product, as the statements return it. An empty cart is one row without a line. */
export interface CartRow {
  sessionId: number | null;
  /** The session has not been marked as in use for an hour. */
  idle: boolean | null;
  /** The code in the cart, the same on every row. */
  promo: PromoState | null;
  /** For which the account is marked as a business; the same on every row, null: it is none. */
  businessVatId: string | null;
  lineId: number | null;
  quantity: number;
  productId: number;
  slug: string;
  name: string;
  imageUrl: string | null;
  imagePreview: string | null;
  priceCents: number;
  unit: string;
  taxCategory: string;
  producerId: number | null;
  producerName: string | null;
  discountTiers: DiscountTier[] | null;
  listed: boolean;
  inStock: boolean;
  quantityAvailable: number;
  season: SeasonState;
  availableFrom: Day | null;
  shipsFrom: Day | null;
  familyId: number | null;
  countsAs: number;
  /** In the customer's language; null where it is in no family. */
  familyName: string | null;
  size: string | null;
  /** Price, tiers or family differ from what the customer has seen so far. */
  unseenPrice: boolean;
  /** Its producer has prices of its own for delivery. */
  ownDelivery: boolean;
}

/** The row of a write: `target` is the product it was about, null where there is none. */
export interface CartWriteRow extends CartRow {
  done: boolean;
  targetName: string | null;
  targetInStock: boolean | null;
  targetAvailable: number | null;
  targetSeason: SeasonState | null;
  /** From when it is sold, before its season. */
  targetSoldFrom: Day | null;
  /** Of that product in the cart before the write. */
  targetHeld: number | null;
}
