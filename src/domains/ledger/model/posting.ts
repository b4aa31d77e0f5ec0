import { assertCents } from '#engine/model/money.ts';
import type { Account } from './accounts.ts';
import { totalTax, type BookedTax } from './tax-shares.ts';

export const POSTING_KINDS = [
  'sale',
  'cancellation',
  /** Pieces that are not sent after all. */
  'removal',
  /** Pieces that came back. */
  'return',
  /** Money from a customer. */
  'payment',
  /** What the payment's provider keeps of it. */
  'fee',
  /** What a customer gets back becomes a debt of ours … */
  'refund',
  /** … and is paid. */
  'refund_payment',
  /** … or could not be: it is our debt again. */
  'refund_failed',
  /** Money to a producer. */
  'payout',
  /** … that was refused, or taken back: it is owed again. */
  'payout_returned',
  /** A customer's bank has taken money back, or given it again. */
  'dispute',
  /** It stays with the customer: what was sold for it is taken back … */
  'dispute_lost',
  /** … or was, and then the bank decided otherwise. */
  'dispute_won',
  /** Somebody gets credit: from an administrator, or instead of money that goes back. */
  'credit',
  /** An order ends before it counted: what gift cards and credit had paid of it is owed back. */
  'release',
  /** A label that was bought, and the money of one that was given back. */
  'label',
  'label_void',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** Debits less credits: above zero we have it or are owed it, below zero we owe or earned it. */
export interface Entry {
  account: Account;
  amountCents: number;
  /** The part of an order that it belongs to. */
  partId: number | null;
  /** The card, of an entry on `gift_cards`. */
  giftCardId?: number | null;
}

/** Something that happened to money, once and for good. Its entries sum to zero. */
export interface Posting {
  kind: PostingKind;
  /** What it is about, e.g. 'sale:12': the same can never be posted twice. */
  source: string;
  orderId?: number;
  refundId?: number;
  payoutId?: number;
  entries: Entry[];
  /** What its entries on accounts of taxes consist of, rate by rate. */
  taxes?: BookedTax[];
}

/** The entries that move anything. Throws where they do not sum to zero; the database would refuse them as well. */
export function balanced<Of extends { amountCents: number }>(entries: readonly Of[]): Of[] {
  const moving = entries.filter(({ amountCents }) => amountCents !== 0);
  for (const { amountCents } of moving) assertCents(amountCents);
  const sum = moving.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0) throw new RangeError(`Entries sum to ${sum} instead of 0`);
  return moving;
}

/** The entries of what a posting says of taxes: one for each account and part. */
export function taxEntries(taxes: readonly BookedTax[]): Entry[] {
  const groups = Map.groupBy(taxes, ({ account, partId }) => `${account}|${partId ?? ''}`);
  return [...groups.values()].map((own) => ({
    account: own[0]!.account,
    amountCents: 0 - totalTax(own),
    partId: own[0]!.partId,
  }));
}
