/** What a program can be told of. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.shipped',
  'order.cancelled',
  'order.reduced',
  'return.requested',
  'stock.low',
  'payout.made',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when its owner asks for it, to see whether messages arrive. */
export const TEST_EVENT = 'webhook.test';

/** What an event is about; which of them depends on its type. */
export interface WebhookSubject {
  orderId?: number;
  partIds?: number[];
  returnId?: number;
  productId?: number;
  quantityAvailable?: number;
  payoutId?: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after the first failed attempt, the second …: a day altogether. Then a message is given up. */
const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 4 * HOUR, 6 * HOUR, 11.5 * HOUR] as const;
/** Somebody who has not answered for this long is not asked any more. */
export const FAILING_MS = 24 * HOUR;

/** After so many failed attempts; undefined: that was the last. */
export function waitAfter(attempts: number): number | undefined {
  return WAITS_MS[attempts - 1];
}

/** How long a receiver is left alone that failed so often in a row, whatever waits for it. */
export function pauseAfter(failures: number): number {
  return WAITS_MS[Math.min(failures, 3) - 1]!;
}
