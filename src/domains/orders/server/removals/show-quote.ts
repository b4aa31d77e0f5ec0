import { inFavourOfCustomer } from '#domains/ledger/model/money-moves.ts';
import { cancelledCents } from '#domains/orders/model/order-parts.ts';
import type { RemovalQuoteView } from '#domains/orders/model/removals/removal-input.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { owedBackCents } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { judgeRemoval, type Removal } from './judge-removal.ts';

/** What removing these pieces would change, by the same sums. */
export async function showQuote(
  db: Db,
  orderId: number,
  asked: Pick<Removal, 'items' | 'language'>,
): Promise<RemovalQuoteView> {
  const order = await loadOrder(db, orderId);
  if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
  const { parts, books, quote } = await judgeRemoval(db, order, asked);
  const { allReducedCents, cancelledPartIds, isWhole } = quote;
  const [unpaid, due] = inFavourOfCustomer(books, allReducedCents);
  const loweredCents = 0 - unpaid!.amountCents;
  const openCents = books.receivableCents - loweredCents;
  const dueCents = 0 - due!.amountCents;
  // With what a refund that failed still owes, and not a second time what the customer's bank has taken back.
  const refundCents = Math.max((await owedBackCents(db, orderId)) + dueCents, 0);
  const after = parts.map((part) => ({
    ...part,
    ...quote.parts.find(({ id }) => id === part.id),
    ...(cancelledPartIds.includes(part.id) && { status: 'cancelled' as const }),
  }));
  const { orderTotalCents } = order;
  return {
    reduced: toAmount(allReducedCents),
    lowered: toAmount(loweredCents),
    refund: toAmount(refundCents),
    open: toAmount(Math.max(openCents, 0)),
    total: toAmount(orderTotalCents - cancelledCents({ orderTotalCents, parts: after })),
    cancelledParts: cancelledPartIds,
    isWhole,
  };
}
