import { creditAccount, producerAccount, type Account } from './accounts.ts';
import { balanced, type Entry, type Posting } from './posting.ts';

/** Lowers what the customer owes; what is beyond that is owed back. */
export function inFavourOfCustomer({ receivableCents }: { receivableCents: number }, cents: number): Entry[] {
  const unpaidCents = Math.min(cents, Math.max(receivableCents, 0));
  return [
    { account: 'receivable', amountCents: 0 - unpaidCents, partId: null },
    { account: 'refunds_due', amountCents: unpaidCents - cents, partId: null },
  ];
}

/** Money from a customer. More than is owed (an order that was cancelled meanwhile) must go back. */
export function paymentEntries(books: { receivableCents: number }, cents: number): Entry[] {
  assertAboveZero(cents);
  return balanced([
    { account: 'cash', amountCents: cents, partId: null },
    ...inFavourOfCustomer(books, cents),
  ]);
}

/** Where it comes from, or goes to, that is not money: a gift card, or somebody's credit. */
export interface Funds {
  giftCardId: number | null;
  creditUserId: number | null;
}

const accountOf = ({ giftCardId, creditUserId }: Funds): Account =>
  giftCardId !== null ? 'gift_cards' : creditUserId !== null ? creditAccount(creditUserId) : 'cash';

/** Money, or what counts as such, back to a customer to whom we owed it. */
export function refundPaymentEntries(
  cents: number,
  to: Funds = { giftCardId: null, creditUserId: null },
): Entry[] {
  assertAboveZero(cents);
  return balanced<Entry>([
    { account: 'refunds_due', amountCents: cents, partId: null },
    { account: accountOf(to), amountCents: -cents, partId: null, giftCardId: to.giftCardId },
  ]);
}

/** The order ends before it counted. */
export function releasePosting(orderId: number, cents: number): Posting {
  const entries = balanced<Entry>([
    { account: 'receivable', amountCents: cents, partId: null },
    { account: 'refunds_due', amountCents: -cents, partId: null },
  ]);
  return { kind: 'release', source: `release:${orderId}`, orderId, entries };
}

/** The house gives somebody credit. */
export function creditPosting(grant: { id: number; userId: number; cents: number }): Posting {
  assertAboveZero(grant.cents);
  const entries = balanced<Entry>([
    { account: 'promo', amountCents: grant.cents, partId: null },
    { account: creditAccount(grant.userId), amountCents: -grant.cents, partId: null },
  ]);
  return { kind: 'credit', source: `credit:${grant.id}`, entries };
}

/** Credit that was given instead of money which a bank takes back: the money is owed again, until that is decided. */
export function creditTakenBackPosting(taken: {
  orderId: number;
  disputeId: number;
  userId: number;
  cents: number;
}): Posting {
  const entries = balanced<Entry>([
    { account: creditAccount(taken.userId), amountCents: taken.cents, partId: null },
    { account: 'refunds_due', amountCents: -taken.cents, partId: null },
  ]);
  return { kind: 'dispute', source: `dispute_credit:${taken.disputeId}`, orderId: taken.orderId, entries };
}

/**
 * What the provider keeps, or gives back of it (below zero). The order's books do not know it: it is between the provider and
 * us.
 */
export function feePosting(fee: { orderId: number; source: string; cents: number }): Posting {
  const { orderId, source, cents } = fee;
  const entries = balanced<Entry>([
    { account: 'fees', amountCents: cents, partId: null },
    { account: 'cash', amountCents: 0 - cents, partId: null },
  ]);
  return { kind: 'fee', source, orderId, entries };
}

/** Money that had gone back to a customer and returned to us: we owe it again. */
export function refundFailedEntries(cents: number): Entry[] {
  return refundPaymentEntries(cents).map((entry) => ({ ...entry, amountCents: -entry.amountCents }));
}

/** Money to a producer. */
export function payoutPosting(payout: { payoutId: number; producerId: number; cents: number }): Posting {
  const { payoutId, producerId, cents } = payout;
  assertAboveZero(cents);
  const entries = balanced<Entry>([
    { account: producerAccount(producerId), amountCents: cents, partId: null },
    { account: 'cash', amountCents: -cents, partId: null },
  ]);
  return { kind: 'payout', source: `payout:${payoutId}`, payoutId, entries };
}

/** Money to a producer that did not arrive, or came back: we owe it again. `source` says which return it is. */
export function payoutReturnedPosting(
  payout: { payoutId: number; producerId: number; cents: number },
  source: string,
): Posting {
  const { entries, payoutId } = payoutPosting(payout);
  return {
    kind: 'payout_returned',
    source: `payout_returned:${source}`,
    payoutId: payoutId!,
    entries: entries.map((entry) => ({ ...entry, amountCents: 0 - entry.amountCents })),
  };
}

function assertAboveZero(cents: number): void {
  if (cents <= 0) throw new RangeError(`Not an amount to move: ${cents}`);
}
