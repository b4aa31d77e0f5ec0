import { leftOf, netOf, type OrderBooks, type Share } from './order-books.ts';
import type { Posting } from './posting.ts';
import { reversalEntries, type TakenBack } from './reversal.ts';

/** Pieces that come back, in their part. */
export interface ReturnedShare extends Share {
  partId: number;
}

const NOTHING: Share = { cents: 0, promoCents: 0 };

/**
 * What a return takes back of an order: its pieces, and what is left of the shipping where that goes back too. Never more
 * than is left: what an administrator has refunded of them before does not go back a second time.
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
      return { partId, ...atMost(part === undefined ? NOTHING : leftOf(part), sum(own)) };
    }),
    shipping: withShipping ? leftOf(books.shipping) : NOTHING,
    giftWrapCents: 0,
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
  const entries = reversalEntries(books, taken);
  return { kind: 'return', source: `return:${returnId}`, orderId, entries };
}

function sum(shares: readonly Share[]): Share {
  return {
    cents: shares.reduce((total, share) => total + share.cents, 0),
    promoCents: shares.reduce((total, share) => total + share.promoCents, 0),
  };
}

/** The code's share gives way first, so that the customer never gets more than the pieces cost. */
function atMost(left: Share, wanted: Share): Share {
  const promoCents = Math.min(wanted.promoCents, left.promoCents);
  return { cents: Math.min(promoCents + netOf(wanted), left.cents), promoCents };
}
