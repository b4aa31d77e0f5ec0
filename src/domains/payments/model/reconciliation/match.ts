/** How the provider's balance may move because of us. */
export const MOVE_KINDS = ['payment', 'refund', 'refund_failed', 'dispute', 'transfer', 'reversal'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Money that moved with the provider, as our books or the provider have it. */
interface Move {
  kind: MoveKind;
  /** What the provider calls the payment, refund, transfer … that it belongs to. */
  subject: string;
  /** Above zero: it came in. Before the fee. */
  cents: number;
  feeCents: number;
  at: Date;
}

export interface BookedMove extends Move {
  orderId: number | null;
  payoutId: number | null;
  /** The payment of a fee that may be posted later than the payment. */
  paymentId: number | null;
}

export interface ProviderMove extends Move {
  /** What the provider calls the line of its balance. */
  transactionId: string;
}

export const DIFFERENCE_KINDS = [
  /** The provider has moved something that our books do not know. */
  'unknown',
  /** Our books say something that the provider has not done. */
  'missing',
  'amount',
  /** It kept more or less than was posted; the difference is posted. */
  'fee',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface Difference {
  kind: DifferenceKind;
  move: MoveKind;
  subject: string;
  bookedCents: number;
  providerCents: number;
  orderId: number | null;
  payoutId: number | null;
}

/** A fee that was not posted as it really is. */
export interface RealFee {
  booked: BookedMove;
  transactionId: string;
  feeCents: number;
}

const HOUR_MS = 60 * 60 * 1000;
/** So long an event or a job may be on its way to us … */
const NEWS_TAKES_MS = 2 * HOUR_MS;
/** … and a line on its way into the provider's balance. */
const BOOKING_TAKES_MS = 3 * 24 * HOUR_MS;

/** Compares both sides, each move once. What is too young on one side to be known on the other waits for the next time. */
export function differencesBetween(
  booked: readonly BookedMove[],
  provider: readonly ProviderMove[],
  now: Date,
): { differences: Difference[]; fees: RealFee[] } {
  const theirs = Map.groupBy(provider, keyOf);
  const ours = new Map(booked.map((move) => [keyOf(move), move]));
  const differences: Difference[] = [];
  const fees: RealFee[] = [];
  for (const [key, move] of ours) {
    const lines = theirs.get(key) ?? [];
    const providerCents = sum(lines.map(({ cents }) => cents));
    const about = { move: move.kind, subject: move.subject, orderId: move.orderId, payoutId: move.payoutId };
    if (lines.length === 0) {
      if (ageOf(move, now) > BOOKING_TAKES_MS)
        differences.push({ kind: 'missing', ...about, bookedCents: move.cents, providerCents: 0 });
      continue;
    }
    if (providerCents !== move.cents)
      differences.push({ kind: 'amount', ...about, bookedCents: move.cents, providerCents });
    const feeCents = sum(lines.map((line) => line.feeCents));
    if (feeCents !== move.feeCents) {
      fees.push({ booked: move, transactionId: lines[0]!.transactionId, feeCents });
      // One that nobody has posted yet is no difference, only late.
      if (move.feeCents !== 0)
        differences.push({
          kind: 'fee',
          ...about,
          bookedCents: 0 - move.feeCents,
          providerCents: 0 - feeCents,
        });
    }
  }
  for (const [key, lines] of theirs) {
    const [line] = lines;
    if (ours.has(key) || ageOf(line!, now) <= NEWS_TAKES_MS) continue;
    differences.push({
      kind: 'unknown',
      move: line!.kind,
      subject: line!.subject,
      orderId: null,
      payoutId: null,
      bookedCents: 0,
      providerCents: sum(lines.map(({ cents }) => cents)),
    });
  }
  return { differences, fees };
}

function keyOf({ kind, subject }: Move): string {
  return `${kind} ${subject}`;
}

function ageOf({ at }: Move, now: Date): number {
  return now.getTime() - at.getTime();
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
