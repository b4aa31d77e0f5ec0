import { paymentEntries, refundPaymentEntries } from '#domains/ledger/model/money-moves.ts';
import { cancellationPosting, refundPosting } from '#domains/ledger/model/reversal.ts';
import { formatMoney, roundedShare } from '#engine/model/money.ts';
import { orderStatusOf, stepsTowards, type PartStatus } from '#domains/orders/model/part-status.ts';
import { walkParts, type PartMove } from '#domains/orders/model/walk-parts.ts';
import type { Chronicle } from './chronicle.ts';
import type { PlacedOrder } from './place-sample-order.ts';

export interface SampleActor {
  actor: 'customer' | 'buyer' | 'producer' | 'admin' | 'system';
  userId: number | null;
}

export const OFFICE: SampleActor = { actor: 'admin', userId: null };
export const SYSTEM: SampleActor = { actor: 'system', userId: null };

type Part = PlacedOrder['parts'][number] & { status: PartStatus };

/** All parts go as far as the order shall: those that are further on stay. Nothing happens where none can move. */
export function moveWholeOrder(
  chronicle: Chronicle,
  placed: PlacedOrder,
  to: 'processing' | 'cancelled',
  by: SampleActor,
  at: Date,
): void {
  const from = placed.order.status!;
  const moves = statedParts(placed).map(({ id, status }) => ({
    partId: id,
    steps: stepsTowards(status, to),
  }));
  if (!moveParts(chronicle, placed, moves, by, at)) return;
  if (by === OFFICE)
    chronicle.audit('order.status', { type: 'order', id: placed.order.id }, { from, to }, at);
}

/** As `moveParts` of the orders: the parts, the order, its history, and what a cancellation does to the books. */
export function moveParts(
  chronicle: Chronicle,
  { order, parts }: PlacedOrder,
  moves: readonly PartMove[],
  by: SampleActor,
  at: Date,
): boolean {
  const moving = moves.filter(({ steps }) => steps.length > 0);
  if (moving.length === 0) return false;
  const walked = walkParts(statedParts({ parts }), moving);
  for (const { partId, steps } of moving) {
    const part = parts.find(({ id }) => id === partId)!;
    part.status = steps.at(-1)!;
    if (steps.includes('shipped')) part.shippedAt = at;
    if (steps.includes('delivered')) part.deliveredAt = at;
  }
  order.status = orderStatusOf(walked.parts);
  for (const event of walked.events) {
    const who = { actor: by.actor, actorUserId: by.userId };
    chronicle.add('orderEvents', { ...event, ...who, orderId: order.id, createdAt: at });
  }
  const cancelled = moving.filter(({ steps }) => steps.includes('cancelled')).map(({ partId }) => partId);
  if (cancelled.length > 0) takeBackSale(chronicle, order, cancelled, at);
  return true;
}

function takeBackSale(chronicle: Chronicle, order: PlacedOrder['order'], partIds: number[], at: Date): void {
  const isWhole = order.status === 'cancelled';
  const books = chronicle.booksOf(order.id);
  chronicle.post(cancellationPosting(books, { orderId: order.id, partIds, isWhole }), at);
  payBackWhatIsDue(chronicle, order.id, 'cancelled', at);
}

/** As `refundWhatIsDue`: what was paid for what the customer no longer owes. */
export function payBackWhatIsDue(chronicle: Chronicle, orderId: number, reason: string, at: Date): void {
  const cents = chronicle.booksOf(orderId).refundsDueCents;
  if (cents > 0) payBack(chronicle, decideRefund(chronicle, orderId, cents, { reason, by: SYSTEM, at }));
}

/** Money arrives by bank transfer; nothing where nothing is open any more. */
export function payInvoice(chronicle: Chronicle, { order }: PlacedOrder, percent: number, at: Date): void {
  const books = chronicle.booksOf(order.id);
  const openCents = Math.max(books.receivableCents, 0);
  const amountCents = roundedShare(openCents, percent, 100);
  if (amountCents === 0) return;
  const payment = chronicle.add('payments', {
    orderId: order.id,
    method: 'invoice',
    reference: `sample-${order.id}-${chronicle.rows.payments.length + 1}`,
    amountCents,
    createdAt: at,
  });
  const fact = chronicle.add('paymentFacts', {
    orderId: order.id,
    paymentId: payment.id,
    kind: 'received',
    amountCents,
    createdAt: at,
  });
  const entries = paymentEntries(books, amountCents);
  chronicle.post({ kind: 'payment', source: `payment:${fact.id}`, orderId: order.id, entries }, at);
  const detail = { amount: formatMoney(amountCents) };
  chronicle.audit('order.payment', { type: 'order', id: order.id }, detail, at);
}

/** The office gives a share of what was paid back, after something arrived broken or late. */
export function giveBack(
  chronicle: Chronicle,
  { order }: PlacedOrder,
  { percent, reason }: { percent: number; reason: string },
  at: Date,
): void {
  const books = chronicle.booksOf(order.id);
  const cents = roundedShare(books.cashCents, percent, 100);
  if (cents === 0) return;
  const refund = decideRefund(chronicle, order.id, cents, { reason, by: OFFICE, at });
  chronicle.post(refundPosting(books, { orderId: order.id, refundId: refund.id, cents }), at);
  payBack(chronicle, refund);
  const detail = { amount: formatMoney(cents), reason };
  chronicle.audit('order.refund', { type: 'order', id: order.id }, detail, at);
}

interface Refund {
  id: number;
  orderId: number;
  cents: number;
  at: Date;
}

function decideRefund(
  chronicle: Chronicle,
  orderId: number,
  cents: number,
  { reason, by, at }: { reason: string; by: SampleActor; at: Date },
): Refund {
  const refund = {
    orderId,
    amountCents: cents,
    reason,
    actor: by.actor,
    actorUserId: by.userId,
    createdAt: at,
  };
  return { id: chronicle.add('refunds', refund).id, orderId, cents, at };
}

/** By bank transfer, at once. */
function payBack(chronicle: Chronicle, { id: refundId, orderId, cents, at }: Refund): void {
  chronicle.add('paymentFacts', { orderId, refundId, kind: 'refunded', amountCents: cents, createdAt: at });
  chronicle.post(
    {
      kind: 'refund_payment',
      source: `refund_payment:${refundId}`,
      orderId,
      refundId,
      entries: refundPaymentEntries(cents),
    },
    at,
  );
}

function statedParts({ parts }: Pick<PlacedOrder, 'parts'>): Part[] {
  return parts as Part[];
}
