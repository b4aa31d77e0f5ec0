export const STANDING_STATUSES = ['active', 'paused', 'ended'] as const;
export type StandingStatus = (typeof STANDING_STATUSES)[number];

/** Why it pauses: its owner said so, its card could not be charged, or its account may not order. */
export const PAUSE_REASONS = ['customer', 'payment', 'account'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** What is done where something cannot be had on the day. */
export const IF_MISSING = ['leave_out', 'skip'] as const;
export type IfMissing = (typeof IF_MISSING)[number];

/**
 * What became of a date. `announced`: its owner knows what will be ordered; `charging`: the order is placed and waits for
 * its card. The others are final: one order, or one reason why there is none.
 */
export const DATE_STATES = ['announced', 'charging', 'ordered', 'skipped', 'missed'] as const;
export type DateState = (typeof DATE_STATES)[number];

/** Why there is no order. The first four are its owner's doing. */
export const DATE_REASONS = [
  'skipped',
  'paused',
  'moved',
  'ended',
  'missing',
  'nothing_left',
  'undeliverable',
  'tax_unknown',
  'too_large',
  'invoice_too_large',
  'method_gone',
  'card_missing',
  'payment',
  'account',
  'unproven',
  'open_orders',
  'unpaid',
  'late',
] as const;
export type DateReason = (typeof DATE_REASONS)[number];

/** Why a product cannot be had. */
export const MISSING_REASONS = ['out_of_stock', 'withdrawn', 'closed', 'season'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];
