import type { Language } from '#engine/model/languages.ts';
import type { OrderBooks } from '#domains/ledger/model/order-books.ts';
import { toAmount } from '#engine/model/money.ts';
import { quoteReturn } from '#domains/returns/model/return-quote.ts';
import { decisionDue } from '#domains/returns/model/return-rules.ts';
import { isClosed } from '#domains/orders/model/return-status.ts';
import type { ReturnView } from '#domains/returns/model/return.ts';
import type { Db } from '#engine/server/db/client.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { linesOfOrders, type ReturnLine } from './return-lines.queries.ts';
import { returnsOfOrder, type ReturnRecord } from './returns.queries.ts';

/** What the amounts of an order's returns are computed from. */
export interface ReturnedOrder {
  lines: ReturnLine[];
  books: OrderBooks;
}

/** `language`: of a reader who is not the customer. */
export async function loadReturnedOrder(
  db: Db,
  orderId: number,
  language: Language | null = null,
): Promise<ReturnedOrder> {
  return { lines: await linesOfOrders(db, [orderId], language), books: await loadBooks(db, orderId) };
}

/** `token`: the caller holds it, and needs it to open what is linked. */
export async function viewReturns(
  { db, links }: { db: Db; links: LinkSigner },
  orderId: number,
  token: string | null,
): Promise<ReturnView[]> {
  const found = await returnsOfOrder(db, orderId);
  if (found.length === 0) return [];
  const order = await loadReturnedOrder(db, orderId);
  return found.map((record) => {
    const { exchangeOrderId } = record;
    return {
      ...toReturnView(record, order, token),
      // Its customer's order as well: each order has a token of its own.
      exchangeOrderUrl:
        exchangeOrderId === null
          ? null
          : withToken(`/order/${exchangeOrderId}`, links.sign('order', exchangeOrderId)),
    };
  });
}

export function toReturnView(
  record: ReturnRecord,
  order: ReturnedOrder,
  token: string | null,
): Omit<ReturnView, 'exchangeOrderUrl'> {
  const { items, feeCents, shippingCents, refundCents } = amountsOf(record, order);
  const { orderId, number, status, perishable } = record;
  return {
    id: record.id,
    number,
    orderId,
    kind: record.kind,
    reason: record.reason,
    details: record.details,
    status,
    perishable,
    requestedAt: record.requestedAt.toISOString(),
    dueAt: dueAt(record),
    items: record.items.map(({ orderItemId, quantity }, index) => {
      const line = order.lines.find(({ itemId }) => itemId === orderItemId)!;
      return {
        itemId: orderItemId,
        name: line.name,
        unit: line.unit,
        imageUrl: line.imageUrl,
        imagePreview: line.imagePreview,
        perishable: line.perishable,
        quantity,
        amount: toAmount(items[index]!.paidCents),
        fee: toAmount(items[index]!.feeCents),
      };
    }),
    feeAmount: toAmount(feeCents),
    feeWaived: record.feeWaived,
    shippingAmount: toAmount(shippingCents),
    refundAmount: toAmount(refundCents),
    offBill: toAmount(offBillCents(record)),
    photos: record.photoIds.map((id) => ({ id, url: photoUrl(id, token) })),
    events: record.events.flatMap(({ kind, createdAt, status: step, note }) =>
      kind === 'status' ? [{ at: createdAt.toISOString(), status: step!, note }] : [],
    ),
    labelUrl:
      status === 'authorized' && !perishable
        ? withToken(`/order/${orderId}/return/${number}/label`, token)
        : null,
    exchangeOrderId: record.exchangeOrderId,
  };
}

interface Amounts {
  items: { paidCents: number; feeCents: number }[];
  feeCents: number;
  shippingCents: number;
  refundCents: number;
}

/** As it was settled, or as it would be now. */
export function amountsOf(record: ReturnRecord, { lines, books }: ReturnedOrder): Amounts {
  if (record.status === 'refunded') {
    const items = record.items.map(({ paidCents, feeCents }) => ({
      paidCents: paidCents ?? 0,
      feeCents: feeCents ?? 0,
    }));
    const feeCents = items.reduce((sum, item) => sum + item.feeCents, 0);
    return { items, feeCents, shippingCents: record.shippingCents!, refundCents: record.refundCents! };
  }
  const isOver = isClosed(record.status);
  // What was declined may have come back by another return since.
  const quoted = isOver ? lines.map((line) => ({ ...line, refunded: 0, refundedByFault: 0 })) : lines;
  const quote = quoteReturn(quoted, books, {
    ...record,
    items: record.items.map(({ orderItemId: itemId, quantity, withFee }) => ({ itemId, quantity, withFee })),
  });
  return isOver ? { ...quote, feeCents: 0, shippingCents: 0, refundCents: 0 } : quote;
}

/** What of a settled refund was never paid: it lowers the bill and goes back to nobody. */
export function offBillCents({ status, refundCents, backCents }: ReturnRecord): number {
  return status === 'refunded' ? Math.max((refundCents ?? 0) - backCents, 0) : 0;
}

/** The clock of a claim for perishables, until it is decided. */
export function dueAt({ status, perishable, requestedAt }: ReturnRecord): string | null {
  return status === 'requested' ? (decisionDue(perishable, requestedAt)?.toISOString() ?? null) : null;
}

export function photoUrl(id: number, token: string | null): string {
  return withToken(`/api/return-photos/${id}`, token);
}

function withToken(path: string, token: string | null): string {
  return token === null ? path : `${path}?token=${encodeURIComponent(token)}`;
}
