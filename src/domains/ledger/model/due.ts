import { shareUpTo } from '#domains/pricing/model/cumulative.ts';
import { assertCents } from '#engine/model/money.ts';
import { leftOf, netOf, type OrderBooks } from './order-books.ts';

/** What a part brings its producer, or takes back of it, and how much of that payouts have settled so far. */
export interface PartEntry {
  id: number;
  /** Less than zero where something was taken back. */
  cents: number;
  settledCents: number;
  /** How many payouts had a piece of it. */
  pieces: number;
}

/** A part of an order that is not settled, with all that decides how much of it may be paid. */
export interface UnsettledPart {
  partId: number;
  deliveredAt: Date | null;
  /** What the customer pays for all that is left of the order, shipping included. */
  netCents: number;
  /** What the customer has not paid of it. */
  owedCents: number;
  /** The money of the order is disputed: until that is decided nothing more is paid for it. */
  isDisputed: boolean;
  /** Oldest first: the sale, and what was taken back since. */
  entries: readonly PartEntry[];
}

/** What a payout settles of an entry. */
export interface Piece {
  entryId: number;
  /** 1 for the first; two payouts at once cannot both have the same. */
  piece: number;
  cents: number;
}

export interface DuePart {
  /** What a payout would hold of the part; less than zero where more was taken back than is left to pay. */
  dueCents: number;
  /** What waits until the customer has paid, or until the dispute is decided. */
  waitingCents: number;
  pieces: Piece[];
}

/**
 * How much of what a part earns is there: as large a share of it as the customer has paid of the order. Rounded down, so
 * that all parts of an order together never get more than came in, and all of it once nothing is owed any more.
 */
export function paidShare(
  earnedCents: number,
  { netCents, owedCents }: Pick<UnsettledPart, 'netCents' | 'owedCents'>,
): number {
  for (const cents of [earnedCents, netCents, owedCents]) assertCents(cents);
  if (earnedCents <= 0 || owedCents <= 0 || netCents <= 0) return earnedCents;
  if (owedCents >= netCents) return 0;
  // A product of two amounts may leave the safe integers.
  return Number((BigInt(earnedCents) * BigInt(netCents - owedCents)) / BigInt(netCents));
}

/** What an order's books say of it. */
export function paidSoFar(books: OrderBooks): Pick<UnsettledPart, 'netCents' | 'owedCents'> {
  const shares = [...books.parts, books.shipping, books.giftWrap];
  return {
    netCents: sum(shares.map((share) => netOf(leftOf(share)))),
    owedCents: books.receivableCents,
  };
}

/**
 * What may be paid for a part now. It depends on the entries and on what was settled of them alone, so the order in which
 * money came, went back and was paid out makes no difference in the end.
 */
export function dueOfPart(part: UnsettledPart): DuePart {
  const { entries, isDisputed } = part;
  const earnedCents = sum(entries.map(({ cents }) => cents));
  const openCents = entries.map(({ cents, settledCents }) => cents - settledCents);
  const earning = entries.findIndex(({ cents }) => cents > 0);
  const unpaidCents = earnedCents - paidShare(earnedCents, part);
  // What was taken back counts at once. Only what was earned waits.
  const gainsCents = sum(openCents.filter((_, index) => entries[index]!.cents > 0));
  const waitingCents = earning === -1 ? 0 : isDisputed ? Math.max(unpaidCents, gainsCents) : unpaidCents;
  const pieces = entries.map(({ id: entryId, pieces: before }, index) => ({
    entryId,
    piece: before + 1,
    cents: openCents[index]! - (index === earning ? waitingCents : 0),
  }));
  const moving = pieces.filter(({ cents }) => cents !== 0);
  return { dueCents: sum(moving.map(({ cents }) => cents)), waitingCents, pieces: moving };
}

/** The commission that belongs to what a payout has of an entry. All pieces of it together have all of it. */
export function commissionOfPiece(piece: {
  cents: number;
  beforeCents: number;
  entryCents: number;
  commissionCents: number;
}): number {
  const { cents, beforeCents, entryCents, commissionCents } = piece;
  const upTo = (settled: number) =>
    Math.sign(commissionCents) *
    shareUpTo(
      Math.abs(commissionCents),
      Math.min(Math.abs(settled), Math.abs(entryCents)),
      Math.abs(entryCents),
    );
  return upTo(beforeCents + cents) - upTo(beforeCents);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
