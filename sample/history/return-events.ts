import { returnPosting } from '#domains/ledger/model/returned.ts';
import { lineTotalCents } from '#domains/pricing/model/line-total.ts';
import { returnNumber } from '#domains/returns/model/return-number.ts';
import { quoteReturn } from '#domains/returns/model/return-quote.ts';
import { feeApplies } from '#domains/returns/model/return-rules.ts';
import { isClosed, type ReturnStatus } from '#domains/orders/model/return-status.ts';
import type { Chronicle, ChronicleRows } from './chronicle.ts';
import { payBackWhatIsDue } from './order-events.ts';
import type { PlacedOrder } from './place-sample-order.ts';
import type { SampleReturn } from './sample-returns.ts';
import type { SeededRandom } from './seeded-random.ts';

interface Requested {
  placed: PlacedOrder;
  row: ChronicleRows['returns'][number];
  item: ChronicleRows['returnItems'][number];
}

/** As `requestReturn` of the returns: all of the first line. */
export function requestSampleReturn(
  chronicle: Chronicle,
  placed: PlacedOrder,
  { kind, reason, details }: SampleReturn,
  { at, random }: { at: Date; random: SeededRandom },
): Requested {
  const [line] = placed.items as [PlacedOrder['items'][number]];
  const { deliveredAt } = placed.parts.find(({ id }) => id === line.partId)!;
  const row = chronicle.add('returns', {
    number: returnNumber((below) => random.whole(0, below - 1)),
    orderId: placed.order.id,
    kind,
    reason,
    details,
    status: 'requested',
    perishable: line.perishable!,
    requestedAt: at,
  });
  const item = chronicle.add('returnItems', {
    returnId: row.id,
    orderItemId: line.id,
    quantity: line.quantity,
    withFee: feeApplies(reason, deliveredAt!, at),
  });
  chronicle.add('returnEvents', { returnId: row.id, kind: 'status', status: 'requested', createdAt: at });
  return { placed, row, item };
}

/** As `decideReturn`. Nothing goes back on the shelf: it was never taken off. */
export function decideSampleReturn(
  chronicle: Chronicle,
  requested: Requested,
  { status, note = null }: { status: ReturnStatus; note?: string | null },
  { at, officeUserId }: { at: Date; officeUserId: number | null },
): void {
  const { row } = requested;
  const from = row.status;
  if (status === 'refunded') giveBackPieces(chronicle, requested, at);
  row.status = status;
  if (isClosed(status)) row.closedAt = at;
  const event = { returnId: row.id, kind: 'status', status, note, actorUserId: officeUserId } as const;
  chronicle.add('returnEvents', { ...event, createdAt: at });
  const detail = { number: row.number, from, to: status };
  chronicle.audit('return.status', { type: 'return', id: row.id }, detail, at);
}

function giveBackPieces(chronicle: Chronicle, { placed, row, item }: Requested, at: Date): void {
  const { order, parts } = placed;
  const lines = placed.items.map((line) => ({
    itemId: line.id,
    partId: line.partId,
    partStatus: parts.find(({ id }) => id === line.partId)!.status!,
    quantity: line.quantity,
    goodsCents: lineTotalCents({ ...line, discountCents: line.discountCents! }),
    promoCents: line.promoCents!,
    refunded: 0,
    refundedByFault: 0,
  }));
  const books = chronicle.booksOf(order.id);
  const items = [{ itemId: item.orderItemId, quantity: item.quantity, withFee: item.withFee }];
  const quote = quoteReturn(lines, books, { reason: row.reason, feeWaived: false, items });
  chronicle.post(returnPosting(books, { orderId: order.id, returnId: row.id, taken: quote.taken }), at);
  payBackWhatIsDue(chronicle, order.id, row.number, at);
  Object.assign(item, quote.items[0]);
  row.refundCents = quote.refundCents;
  row.shippingCents = quote.shippingCents;
}
