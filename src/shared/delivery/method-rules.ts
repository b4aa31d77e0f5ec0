export const SHIPPING_METHODS = ['standard', 'express', 'priority'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

interface MethodRule {
  /** Null: the rule of the cart decides. */
  priceCents: number | null;
  /** Business days from the day the order counts as placed. */
  earliest: number;
  latest: number;
  /** What cooling adds; null: not offered. */
  coldChainCents: number | null;
  /** Milliseconds after midnight ET; a later order counts as placed on the next business day. */
  cutOffMs: number | null;
}

const NOON_MS = 12 * 60 * 60 * 1000;

export const METHOD_RULES: Readonly<Record<ShippingMethod, MethodRule>> = {
  standard: { priceCents: null, earliest: 3, latest: 5, coldChainCents: null, cutOffMs: null },
  express: { priceCents: 12_95, earliest: 2, latest: 2, coldChainCents: 5_00, cutOffMs: null },
  priority: { priceCents: 24_95, earliest: 1, latest: 1, coldChainCents: 10_00, cutOffMs: NOON_MS },
};

export const GIFT_WRAP_CENTS = 5_00;
export const GIFT_MESSAGE_MAX = 250;
/** How far ahead a delivery may be planned. */
export const MAX_DAYS_AHEAD = 30;
