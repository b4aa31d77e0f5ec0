import { creditOf, isFunds, isTaxAccount, producerOf } from './accounts.ts';
import type { Entry, PostingKind } from './posting.ts';
import { joined, lessTaxes, negative, totalTax, type BookedTax, type TaxShare } from './tax-shares.ts';

/** An entry of an order as the ledger holds it. */
export type BookedEntry = Entry & { kind: PostingKind };

export type KnownTax = BookedTax & { kind: PostingKind };

/** Something the customer bought, at its price, how much of it the house paid by a code, and the tax; none of it holds tax. */
export interface Share {
  cents: number;
  promoCents: number;
  taxes: readonly TaxShare[];
}

export const NO_SHARE: Share = { cents: 0, promoCents: 0, taxes: [] };

/** What was sold, and how much of it has been taken back since. */
export interface SoldShare {
  sold: Share;
  taken: Share;
}

export interface PartBooks extends SoldShare {
  partId: number;
  producerId: number | null;
  commissionCents: number;
  takenCommissionCents: number;
  /** The gift card that it sold. */
  giftCardId: number | null;
}

/** What a gift card has paid of an order and not got back. */
export interface PaidByGiftCard {
  giftCardId: number;
  cents: number;
}

/** The money of one order: all that cancelling and refunding must know, read from its entries alone. */
export interface OrderBooks {
  parts: PartBooks[];
  shipping: SoldShare;
  giftWrap: SoldShare;
  /** What the customer still owes. */
  receivableCents: number;
  /** What the customer has paid by money and not got back. */
  cashCents: number;
  /** The same by gift cards, the first to pay first, and by credit. */
  giftCards: PaidByGiftCard[];
  creditCents: number;
  /** Credit that was given instead of money which had been paid. */
  moneyAsCreditCents: number;
  /** What we owe the customer. */
  refundsDueCents: number;
  /** What the customer's bank has taken back, undecided. */
  disputedCents: number;
}

export function orderBooks(all: readonly BookedEntry[], taxes: readonly KnownTax[] = []): OrderBooks {
  const entries = all.filter(({ kind }) => kind !== 'fee' && kind !== 'label' && kind !== 'label_void');
  const byPart = Map.groupBy(
    entries.filter((entry): entry is BookedEntry & { partId: number } => entry.partId !== null),
    ({ partId }) => partId,
  );
  const ofOrder = entries.filter(({ partId }) => partId === null);
  const credit = ofOrder.filter(({ account }) => creditOf(account) !== null);
  const on = (...accounts: string[]) => ofOrder.filter(({ account }) => accounts.includes(account));
  return {
    parts: [...byPart].map(([partId, own]) =>
      partBooks(
        partId,
        own,
        taxes.filter((tax) => tax.partId === partId),
      ),
    ),
    shipping: soldShare(
      on('shipping', 'promo'),
      taxes.filter(({ charge }) => charge === 'shipping'),
    ),
    giftWrap: soldShare(
      on('gift_wrap'),
      taxes.filter(({ charge }) => charge === 'gift_wrap'),
    ),
    receivableCents: sum(on('receivable')),
    cashCents: sum(on('cash')),
    giftCards: paidByGiftCards(ofOrder),
    creditCents: sum(credit.filter((entry) => !isInsteadOfMoney(entry))),
    moneyAsCreditCents: 0 - sum(credit.filter(isInsteadOfMoney)),
    refundsDueCents: 0 - sum(on('refunds_due')),
    disputedCents: sum(on('disputes')),
  };
}

function partBooks(partId: number, entries: readonly BookedEntry[], taxes: readonly KnownTax[]): PartBooks {
  const commission = entries.filter(({ account }) => account === 'commission');
  const producerId = entries.map(({ account }) => producerOf(account)).find((id) => id !== null) ?? null;
  return {
    ...soldShare(entries, taxes),
    partId,
    producerId,
    commissionCents: 0 - sum(commission.filter(isSale)),
    takenCommissionCents: sum(commission.filter((entry) => !isSale(entry))),
    giftCardId: entries.find(({ account }) => account === 'gift_cards')?.giftCardId ?? null,
  };
}

function paidByGiftCards(entries: readonly BookedEntry[]): PaidByGiftCard[] {
  const paid = entries.filter((entry) => entry.account === 'gift_cards' && isFunds(entry));
  return [...Map.groupBy(paid, ({ giftCardId }) => giftCardId!)]
    .map(([giftCardId, own]) => ({ giftCardId, cents: sum(own) }))
    .filter(({ cents }) => cents !== 0);
}

/** A dispute takes such credit back. */
function isInsteadOfMoney({ kind }: BookedEntry): boolean {
  return kind === 'credit' || kind === 'dispute';
}

/** What the customer has paid in whichever way and not got back. */
export function paidCents({ cashCents, giftCards, creditCents, moneyAsCreditCents }: OrderBooks): number {
  return giftCards.reduce((all, { cents }) => all + cents, cashCents + creditCents - moneyAsCreditCents);
}

/** What the customer pays for all that is left of an order, shipping included. */
export function netLeft({ parts, shipping, giftWrap }: OrderBooks): number {
  return [...parts, shipping, giftWrap].reduce((all, share) => all + netOf(leftOf(share)), 0);
}

/** What was earned stands below zero, the code above it; taking back is the reverse. */
function soldShare(entries: readonly BookedEntry[], taxes: readonly KnownTax[]): SoldShare {
  const promo = entries.filter(({ account }) => account === 'promo');
  const earned = entries.filter(({ account }) => account !== 'promo' && !isTaxAccount(account));
  return {
    sold: {
      cents: 0 - sum(earned.filter(isSale)),
      promoCents: sum(promo.filter(isSale)),
      taxes: joined(taxes.filter(isSale)),
    },
    taken: {
      cents: sum(earned.filter((entry) => !isSale(entry))),
      promoCents: 0 - sum(promo.filter((entry) => !isSale(entry))),
      taxes: joined(taxes.filter((tax) => !isSale(tax)).map(negative)),
    },
  };
}

export function leftOf({ sold, taken }: SoldShare): Share {
  return {
    cents: sold.cents - taken.cents,
    promoCents: sold.promoCents - taken.promoCents,
    taxes: lessTaxes(sold.taxes, taken.taxes),
  };
}

/** What the customer pays for it, tax included. */
export function netOf({ cents, promoCents, taxes }: Share): number {
  return cents - promoCents + totalTax(taxes);
}

function isSale({ kind }: { kind: PostingKind }): boolean {
  return kind === 'sale';
}

function sum(entries: readonly BookedEntry[]): number {
  return entries.reduce((total, { amountCents }) => total + amountCents, 0);
}
