import { policies } from '#engine/model/policies.ts';

/** Strangers who share an IP address (an office, a phone network) may together keep so many times the limit without money. */
const NETWORK_SHARE = 10;
/** An owner who wants every invoice confirmed sets the limit to nothing; an office may then still pay by card. */
const LEAST_LIMIT_CENTS = 1_000_00;

/** What strangers of a network keep, or have kept within a day, without any money having come of it. In cents. */
export interface UnpaidOfNetwork {
  /** Units that are off the shelf now. */
  openCents: number;
  /** Units that went back: the time was over, or they were given up. */
  endedCents: number;
}

/**
 * Whether a stranger may keep more units from others before money, or an answer, comes. The first order of a day may be of
 * any size. After that a network keeps a bounded part of the shelf at a time, and a large order that lapsed does not
 * empty it for another half hour, and another.
 */
export function mayHoldUnpaid(cents: number, { openCents, endedCents }: UnpaidOfNetwork): boolean {
  const limitCents = Math.max(policies().guestInvoiceLimitCents, LEAST_LIMIT_CENTS);
  const mostCents = limitCents * NETWORK_SHARE;
  if (openCents > 0 && openCents + cents > mostCents) return false;
  const earlierCents = openCents + endedCents;
  return cents <= limitCents || earlierCents === 0 || earlierCents + cents <= mostCents;
}
