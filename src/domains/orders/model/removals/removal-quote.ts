import { leftOf, netOf, type OrderBooks } from '#domains/ledger/model/order-books.ts';
import { takenByReturn } from '#domains/ledger/model/returned.ts';
import type { TakenBack } from '#domains/ledger/model/reversal.ts';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import { shareUpTo } from '#domains/pricing/model/cumulative.ts';
import { piecesBack, type PiecesBack, type SoldLine } from './pieces-back.ts';
import type { RemovedPieces } from './removal-input.ts';

/** A line of the order, and what was removed of it before. */
export interface RemovableLine extends SoldLine {
  removed: number;
  /** Pieces in returns that were not declined. */
  claimed: number;
}

/** What was removed of a part so far: at its price, for the customer, and of the commission. */
interface RemovedOfPart {
  removedGoodsCents: number;
  removedPaidCents: number;
  removedCommissionCents: number;
}

export interface RemovablePart extends RemovedOfPart {
  id: number;
  status: PartStatus;
  goodsCents: number;
  commissionCents: number;
}

interface QuotedPieces {
  itemId: number;
  quantity: number;
  /** After the bulk discount, before a code. */
  goodsCents: number;
  paidCents: number;
}

export interface RemovalQuote {
  /** Pieces of parts that stay. */
  items: QuotedPieces[];
  /** These parts afterwards. */
  parts: (RemovedOfPart & { id: number })[];
  /** Parts of which nothing would be left. */
  cancelledPartIds: number[];
  /** Nothing would be left of the order. */
  isWhole: boolean;
  /** What the pieces take back of the parts that stay; and what the customer pays less for it, or gets back. */
  taken: TakenBack;
  reducedCents: number;
  /** The same with the parts that are cancelled. */
  allReducedCents: number;
}

/** What may still be removed of a line. */
export const leftOfLine = ({ quantity, removed, claimed }: RemovableLine) => quantity - removed - claimed;

/**
 * What removing pieces changes. The price of the others stays as it was sold, and so do shipping and gift wrap. Nobody gets
 * back more than is left: what was refunded before does not go back a second time.
 */
export function quoteRemoval(
  { lines, parts }: { lines: readonly RemovableLine[]; parts: readonly RemovablePart[] },
  books: OrderBooks,
  items: RemovedPieces,
): RemovalQuote {
  const wanted = new Map(items.map(({ itemId, quantity }) => [itemId, quantity]));
  const byPart = Map.groupBy(lines, ({ partId }) => partId);
  const concerned = parts.filter(({ id }) => byPart.get(id)?.some(({ itemId }) => wanted.has(itemId)));
  const isEmptied = ({ id }: RemovablePart) =>
    byPart
      .get(id)!
      .every(({ itemId, quantity, removed }) => removed + (wanted.get(itemId) ?? 0) === quantity);
  const cancelledPartIds = concerned.filter(isEmptied).map(({ id }) => id);
  const reduced = concerned.filter(({ id }) => !cancelledPartIds.includes(id));
  const pieces = reduced.flatMap(({ id }) =>
    byPart
      .get(id)!
      .filter(({ itemId }) => wanted.has(itemId))
      .map((line) => quotePieces(line, wanted.get(line.itemId)!)),
  );
  const taken = takenByReturn(
    books,
    pieces.map(({ back }) => back),
    false,
  );
  const isWhole = parts.every(({ id, status }) => status === 'cancelled' || cancelledPartIds.includes(id));
  const reducedCents = sumOf(taken.parts.map(netOf));
  const cancelled = books.parts.filter(({ partId }) => cancelledPartIds.includes(partId));
  const charges = isWhole ? [books.shipping, books.giftWrap] : [];
  return {
    items: pieces.map(({ itemId, quantity, goodsCents, paidCents }) => ({
      itemId,
      quantity,
      goodsCents,
      paidCents,
    })),
    parts: reduced.map((part) =>
      reducedPart(
        part,
        pieces.filter(({ back }) => back.partId === part.id),
      ),
    ),
    cancelledPartIds,
    isWhole,
    taken,
    reducedCents,
    allReducedCents: reducedCents + sumOf([...cancelled, ...charges].map((share) => netOf(leftOf(share)))),
  };
}

function quotePieces(line: RemovableLine, quantity: number): QuotedPieces & { back: PiecesBack } {
  const { itemId, removed, goodsCents, quantity: bought } = line;
  const back = piecesBack(line, { before: removed, quantity, withFee: false });
  return {
    itemId,
    quantity,
    goodsCents: shareUpTo(goodsCents, removed + quantity, bought) - shareUpTo(goodsCents, removed, bought),
    paidCents: back.paidCents,
    back,
  };
}

function reducedPart(part: RemovablePart, pieces: readonly QuotedPieces[]) {
  const removedGoodsCents = part.removedGoodsCents + sumOf(pieces.map(({ goodsCents }) => goodsCents));
  return {
    id: part.id,
    removedGoodsCents,
    removedPaidCents: part.removedPaidCents + sumOf(pieces.map(({ paidCents }) => paidCents)),
    removedCommissionCents:
      removedGoodsCents === 0 ? 0 : shareUpTo(part.commissionCents, removedGoodsCents, part.goodsCents),
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);
