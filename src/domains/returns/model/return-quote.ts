import type { OrderBooks } from '#domains/ledger/model/order-books.ts';
import { inFavourCents, takenByReturn } from '#domains/ledger/model/returned.ts';
import type { TakenBack } from '#domains/ledger/model/reversal.ts';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import { piecesBack, type SoldLine } from '#domains/orders/model/removals/pieces-back.ts';
import { REASON_RULES, type CaseReason } from '#domains/catalogue/model/return-reasons.ts';

/** A line of the order, and what of it was refunded by returns before this one, or removed before it was sent. */
export interface QuotedLine extends SoldLine {
  partStatus: PartStatus;
  refunded: number;
  /** Of these, pieces that came back for a fault of ours, or never left. */
  refundedByFault: number;
}

export interface QuotedReturn {
  reason: CaseReason;
  feeWaived: boolean;
  items: readonly { itemId: number; quantity: number; withFee: boolean }[];
}

export interface ReturnQuote {
  /** In the order of the items. */
  items: { paidCents: number; feeCents: number }[];
  feeCents: number;
  shippingCents: number;
  /** What the customer gets: goods less the fee, with shipping. */
  refundCents: number;
  /** The same for the ledger. */
  taken: TakenBack;
}

/** What a return gives back, if it is settled now. */
export function quoteReturn(
  lines: readonly QuotedLine[],
  books: OrderBooks,
  { reason, feeWaived, items }: QuotedReturn,
): ReturnQuote {
  const pieces = items.map(({ itemId, quantity, withFee }) => {
    const line = lines.find((each) => each.itemId === itemId);
    if (line === undefined) throw new RangeError(`The order has no line ${itemId}`);
    const own = { before: line.refunded, quantity, withFee: withFee && !feeWaived };
    return piecesBack(line, own);
  });
  const withShipping = REASON_RULES[reason].givesShippingBack && everythingComesBack(lines, items);
  const taken = takenByReturn(books, pieces, withShipping);
  const { goodsCents, shippingCents } = inFavourCents(taken);
  return {
    items: pieces.map(({ paidCents, feeCents }) => ({ paidCents, feeCents })),
    feeCents: pieces.reduce((sum, { feeCents }) => sum + feeCents, 0),
    shippingCents,
    refundCents: goodsCents + shippingCents,
    taken,
  };
}

/** All that was sent of the order, by this return and by those before it, and each time the fault was ours. */
function everythingComesBack(lines: readonly QuotedLine[], items: QuotedReturn['items']): boolean {
  return lines
    .filter(({ partStatus }) => partStatus !== 'cancelled')
    .every(({ itemId, quantity, refunded, refundedByFault }) => {
      const now = items.find((item) => item.itemId === itemId)?.quantity ?? 0;
      return refunded === refundedByFault && refunded + now === quantity;
    });
}
