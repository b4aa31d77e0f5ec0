import { policies } from '#engine/model/policies.ts';

/** Strangers who share an IP address (an office, a phone network) may together keep so many times the limit without money. */
const SHARE = 10;
/** An owner who wants every invoice confirmed sets the limit to nothing; an office may then still pay by card. */
const LEAST_LIMIT_CENTS = 1_000_00;

/** So much may be kept at a time; an order of more is somebody's first of the day. Who has bought before may keep more. */
export const mostUnpaidCents = (paidBeforeCents = 0): number => limitCents(paidBeforeCents) * SHARE;

const limitCents = (paidBeforeCents: number): number =>
  Math.max(policies().guestInvoiceLimitCents, LEAST_LIMIT_CENTS, paidBeforeCents);

/** What a network of strangers or an account keeps, or has kept within a day, without any money having come of it. In cents. */
export interface Unpaid {
  /** Units that are off the shelf now. */
  openCents: number;
  /** Units that went back: the time was over, or they were given up. */
  endedCents: number;
}

/**
 * Whether somebody may keep more units from others before money, or an answer, comes. The first order of a day may be of
 * any size. After that only a bounded part of the shelf is kept at a time, and a large order that lapsed does not
 * empty it for another half hour, and another. Who has bought much before may keep as many times that.
 */
export function mayHoldUnpaid(
  cents: number,
  { openCents, endedCents }: Unpaid,
  paidBeforeCents = 0,
): boolean {
  const mostCents = mostUnpaidCents(paidBeforeCents);
  if (openCents > 0 && openCents + cents > mostCents) return false;
  const earlierCents = openCents + endedCents;
  return cents <= limitCents(paidBeforeCents) || earlierCents === 0 || earlierCents + cents <= mostCents;
}
