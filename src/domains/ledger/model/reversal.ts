import { shareUpTo } from '#domains/pricing/model/cumulative.ts';
import { splitByRemainder } from '#domains/pricing/model/split.ts';
import { producerAccount } from './accounts.ts';
import { inFavourOfCustomer } from './money-moves.ts';
import {
  leftOf,
  netOf,
  NO_SHARE,
  type OrderBooks,
  type PartBooks,
  type Share,
  type SoldShare,
} from './order-books.ts';
import { balanced, taxEntries, type Entry, type Posting } from './posting.ts';
import { negative, taxWithinRefund, totalTax, type BookedTax, type TaxShare } from './tax-shares.ts';

/** What is cancelled or given back of an order. */
export interface TakenBack {
  parts: readonly (Share & { partId: number })[];
  shipping: Share;
  giftWrap: Share;
}

/** What a posting takes back: its entries, and what those on accounts of taxes consist of. */
export type Reversal = Pick<Posting, 'entries'> & { taxes: BookedTax[] };

/**
 * The exact reverse of a share of the sale, commission included. It lowers what the customer owes; what was paid already
 * becomes a debt of ours. The commission is rounded over all that was taken back so far, so that piece by piece gives the
 * same as all at once.
 */
export function reversal(books: OrderBooks, taken: TakenBack): Reversal {
  const { owed, cents, taxes } = reversed(books, taken);
  return { entries: balanced([...owed, ...inFavourOfCustomer(books, cents)]), taxes };
}

/** Money that goes back whatever else is still owed: an administrator says so. */
export function refundPosting(
  books: OrderBooks,
  { orderId, refundId, cents }: { orderId: number; refundId: number; cents: number },
): Posting {
  const { owed, taxes } = reversed(books, spreadOver(books, cents));
  const entries = balanced<Entry>([...owed, { account: 'refunds_due', amountCents: -cents, partId: null }]);
  return { kind: 'refund', source: `refund:${refundId}`, orderId, refundId, entries, taxes };
}

/**
 * A dispute is lost: the customer keeps money that the bank had taken back. It pays what we owed the customer anyway; the
 * rest takes back what is left of the sale, from producers and house alike. What is beyond that (somebody was refunded and
 * won the dispute as well) nobody can be charged with: it stays where it is.
 */
export function disputeLost(books: OrderBooks, cents: number): Reversal {
  const owedCents = Math.min(cents, Math.max(books.refundsDueCents, 0));
  const shares: SoldShare[] = [...books.parts, books.shipping, books.giftWrap];
  const leftCents = shares.reduce((sum, share) => sum + netOf(leftOf(share)), 0);
  const takenCents = Math.min(cents - owedCents, Math.max(leftCents, 0));
  const { owed, taxes } = reversed(books, spreadOver(books, takenCents));
  const entries = balanced<Entry>([
    ...owed,
    { account: 'refunds_due', amountCents: owedCents, partId: null },
    { account: 'disputes', amountCents: 0 - owedCents - takenCents, partId: null },
  ]);
  return { entries, taxes };
}

function reversed(
  books: OrderBooks,
  { parts, shipping, giftWrap }: TakenBack,
): { owed: Entry[]; cents: number; taxes: BookedTax[] } {
  const ofParts = parts.flatMap(({ partId, ...share }) => {
    const part = books.parts.find((each) => each.partId === partId);
    if (part === undefined) throw new RangeError(`The order has no part ${partId} in the ledger`);
    return partReversal(part, share);
  });
  assertLeft(books.shipping, shipping);
  assertLeft(books.giftWrap, giftWrap);
  const taxes = [
    ...parts.flatMap((part) => takenTaxes(part.taxes, { partId: part.partId, charge: null })),
    ...takenTaxes(shipping.taxes, { partId: null, charge: 'shipping' }),
    ...takenTaxes(giftWrap.taxes, { partId: null, charge: 'gift_wrap' }),
  ];
  const owed: Entry[] = [
    ...ofParts,
    { account: 'shipping', amountCents: shipping.cents, partId: null },
    { account: 'promo', amountCents: -shipping.promoCents, partId: null },
    { account: 'gift_wrap', amountCents: giftWrap.cents, partId: null },
    ...taxEntries(taxes),
  ];
  return { owed, taxes, cents: owed.reduce((total, { amountCents }) => total + amountCents, 0) };
}

function takenTaxes(taxes: readonly TaxShare[], of: Pick<BookedTax, 'partId' | 'charge'>): BookedTax[] {
  return taxes
    .filter(({ baseCents, taxCents }) => baseCents !== 0 || taxCents !== 0)
    .map((tax) => negative({ ...tax, ...of }));
}

function partReversal(part: PartBooks, share: Share): Entry[] {
  assertLeft(part, share);
  const { partId, producerId, giftCardId, sold, taken } = part;
  if (giftCardId !== null) return [{ account: 'gift_cards', amountCents: share.cents, partId, giftCardId }];
  const commissionCents =
    share.cents === 0
      ? 0
      : shareUpTo(part.commissionCents, taken.cents + share.cents, sold.cents) - part.takenCommissionCents;
  return [
    ...(producerId === null
      ? []
      : [{ account: producerAccount(producerId), amountCents: share.cents - commissionCents, partId }]),
    { account: 'commission', amountCents: commissionCents, partId },
    { account: 'promo', amountCents: -share.promoCents, partId },
  ];
}

function assertLeft(share: SoldShare, { cents, promoCents, taxes }: Share): void {
  const left = leftOf(share);
  if (taxes.some(({ taxCents }) => taxCents < 0) || totalTax(taxes) > totalTax(left.taxes))
    throw new RangeError(`Cannot take back ${totalTax(taxes)} of ${totalTax(left.taxes)} in taxes`);
  if (cents < 0 || promoCents < 0 || cents > left.cents || promoCents > left.promoCents)
    throw new RangeError(`Cannot take back ${cents}/${promoCents} of ${left.cents}/${left.promoCents}`);
}

/** Cancelling takes back all that is left of these parts; shipping and gift wrap only with the whole order. */
export function cancellationPosting(
  books: OrderBooks,
  { orderId, partIds, isWhole }: { orderId: number; partIds: readonly number[]; isWhole: boolean },
): Posting {
  const going = books.parts.filter(({ partId }) => partIds.includes(partId));
  const taken = reversal(books, {
    parts: going.map((part) => ({ partId: part.partId, ...leftOf(part) })),
    shipping: isWhole ? leftOf(books.shipping) : NO_SHARE,
    giftWrap: isWhole ? leftOf(books.giftWrap) : NO_SHARE,
  });
  // A part is cancelled once, so the first of them names all that are cancelled with it.
  return { kind: 'cancellation', source: `cancellation:part:${Math.min(...partIds)}`, orderId, ...taken };
}

/** An amount without named lines, spread over goods, shipping and gift wrap in proportion to what is left of each. */
export function spreadOver(books: OrderBooks, cents: number): TakenBack {
  const shares: SoldShare[] = [...books.parts, books.shipping, books.giftWrap];
  const amounts = splitByRemainder(
    cents,
    shares.map((share) => netOf(leftOf(share))),
  );
  const taken = shares.map((share, index) => withPromo(share, amounts[index]!));
  return {
    parts: books.parts.map(({ partId }, index) => ({ partId, ...taken[index]! })),
    shipping: taken.at(-2)!,
    giftWrap: taken.at(-1)!,
  };
}

/** What costs the customer `paid`, with its tax and the house's share of it. */
function withPromo(share: SoldShare, paid: number): Share {
  if (paid === 0) return NO_SHARE;
  const { sold, taken } = share;
  const left = leftOf(share);
  const taxes = taxWithinRefund(
    paid,
    { sold: sold.taxes, taken: taken.taxes, soldCents: netOf(sold), takenCents: netOf(taken) },
    left.cents - left.promoCents,
  );
  const net = paid - totalTax(taxes);
  const before = taken.cents - taken.promoCents;
  const upTo = shareUpTo(sold.promoCents, before + net, sold.cents - sold.promoCents) - taken.promoCents;
  const promoCents = Math.min(Math.max(upTo, 0), left.promoCents);
  return { cents: net + promoCents, promoCents, taxes };
}
