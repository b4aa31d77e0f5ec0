import { leftOf, netOf, NO_SHARE, type OrderBooks, type Share } from './order-books.ts';
import type { Posting } from './posting.ts';
import { reversal, type TakenBack } from './reversal.ts';
import { taxAtMost } from './tax-shares.ts';

/** Pieces that come back, or are not sent after all, in their part. */
export interface ReturnedShare extends Share {
  partId: number;
}

/**
 * What a return or a removal takes back of an order: its pieces, and what is left of the shipping where that goes back too.
 * Never more than is left: what an administrator has refunded of them before does not go back a second time.
 */
export function takenByReturn(
  books: OrderBooks,
  pieces: readonly ReturnedShare[],
  withShipping: boolean,
): TakenBack {
  const byPart = Map.groupBy(pieces, ({ partId }) => partId);
  return {
    parts: [...byPart].map(([partId, own]) => {
      const part = books.parts.find((each) => each.partId === partId);
      return { partId, ...atMost(part === undefined ? NO_SHARE : leftOf(part), sum(own)) };
    }),
    shipping: withShipping ? leftOf(books.shipping) : NO_SHARE,
    giftWrap: NO_SHARE,
  };
}

/** What the customer gets of it: off the debt, or back. */
export function inFavourCents({ parts, shipping }: TakenBack): { goodsCents: number; shippingCents: number } {
  return {
    goodsCents: parts.reduce((total, part) => total + netOf(part), 0),
    shippingCents: netOf(shipping),
  };
}

/** Lowers what is owed; what was paid becomes a debt of ours. */
export function returnPosting(
  books: OrderBooks,
  { orderId, returnId, taken }: { orderId: number; returnId: number; taken: TakenBack },
): Posting {
  return { kind: 'return', source: `return:${returnId}`, orderId, ...reversal(books, taken) };
}

/** The same of pieces that are not sent after all. */
export function removalPosting(
  books: OrderBooks,
  { orderId, removalId, taken }: { orderId: number; removalId: number; taken: TakenBack },
): Posting {
  return { kind: 'removal', source: `removal:${removalId}`, orderId, ...reversal(books, taken) };
}

function sum(shares: readonly Share[]): Share {
  return {
    cents: shares.reduce((total, share) => total + share.cents, 0),
    promoCents: shares.reduce((total, share) => total + share.promoCents, 0),
    taxes: shares.flatMap(({ taxes }) => taxes),
  };
}

/** The code's share gives way first, so that the customer never gets more than the pieces cost. */
function atMost(left: Share, wanted: Share): Share {
  const promoCents = Math.min(wanted.promoCents, left.promoCents);
  const cents = Math.min(promoCents + wanted.cents - wanted.promoCents, left.cents);
  return { cents, promoCents, taxes: taxAtMost(left.taxes, wanted.taxes) };
}
