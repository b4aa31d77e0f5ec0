import { policies } from '#engine/model/policies.ts';

/** By a carrier, to any address that is delivered to. */
export const SENT_METHODS = ['standard', 'express', 'priority'] as const;
export type SentMethod = (typeof SENT_METHODS)[number];

/** At a place and in a slot that the customer chooses: fetched there, or brought by the place's own people. */
export const PLACE_METHODS = ['pickup', 'local'] as const;
export type PlaceMethod = (typeof PLACE_METHODS)[number];

export const SHIPPING_METHODS = [...SENT_METHODS, ...PLACE_METHODS] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

export function isPlaceMethod(method: ShippingMethod): method is PlaceMethod {
  return (PLACE_METHODS as readonly ShippingMethod[]).includes(method);
}

interface MethodRule {
  /** Business days from the day the order counts as placed. */
  earliest: number;
  latest: number;
  /** Milliseconds after midnight ET; a later order counts as placed on the next business day. */
  cutOffMs: number | null;
}

const NOON_MS = 12 * 60 * 60 * 1000;

export const METHOD_RULES: Readonly<Record<ShippingMethod, MethodRule>> = {
  standard: { earliest: 3, latest: 5, cutOffMs: null },
  express: { earliest: 2, latest: 2, cutOffMs: null },
  priority: { earliest: 1, latest: 1, cutOffMs: NOON_MS },
  // Their day is the slot's.
  pickup: { earliest: 0, latest: 0, cutOffMs: null },
  local: { earliest: 0, latest: 0, cutOffMs: null },
};

export const GIFT_MESSAGE_MAX = 250;

interface MethodPrice {
  /** Null: the rule of the cart decides. */
  priceCents: number | null;
  /** What cooling adds; null: not offered. */
  coldChainCents: number | null;
}

export function methodPrice(method: ShippingMethod): MethodPrice {
  const { expressCents, priorityCents, coldExpressCents, coldPriorityCents } = policies();
  if (method === 'express') return { priceCents: expressCents, coldChainCents: coldExpressCents };
  if (method === 'priority') return { priceCents: priorityCents, coldChainCents: coldPriorityCents };
  return { priceCents: null, coldChainCents: null };
}
