import { refundPaymentEntries } from '#shared/ledger/money-moves.ts';
import type { PaymentMethod } from '#shared/payments/payment-method.ts';
import type { Db } from '#server/db/client.ts';
import { paymentFacts, refunds } from '#server/db/schema/payments.ts';
import { statement } from '#server/db/statement.ts';
import { loadBooks } from '#server/features/ledger/order-books.queries.ts';
import { post } from '#server/features/ledger/post.ts';
import { queueRefund } from './queue-job.ts';

export interface RefundedOrder {
  id: number;
  paymentMethod: PaymentMethod;
}

export interface RefundCause {
  reason: string;
  actor: 'admin' | 'system';
  actorUserId: number | null;
}

const underWay = statement<{ cents: number }, { orderId: number }>(
  'refunds-under-way',
  `select coalesce(sum(r.amount_cents), 0)::int as cents from refunds r
    where r.order_id = $orderId::int
      and not exists (select from payment_facts f where f.refund_id = r.id and f.kind = 'refunded')`,
);

const receivedBy = statement<{ paymentId: number }, { orderId: number }>(
  'payment-received',
  `select payment_id from payment_facts where order_id = $orderId::int and kind = 'received' order by id desc limit 1`,
);

/** All that we owe the customer of an order goes back. In the caller's transaction, which holds the order's lock. */
export async function refundWhatIsDue(tx: Db, order: RefundedOrder, cause: RefundCause): Promise<void> {
  const { refundsDueCents } = await loadBooks(tx, order.id);
  const [decided] = await underWay(tx, { orderId: order.id });
  const amountCents = refundsDueCents - decided!.cents;
  if (amountCents > 0) await payRefund(tx, order, await decideRefund(tx, order, amountCents, cause));
}

export interface Refund {
  id: number;
  paymentId: number | null;
  amountCents: number;
}

/** Only a card's provider gives money back by itself; everything else an administrator transfers. */
export async function decideRefund(
  tx: Db,
  { id: orderId, paymentMethod }: RefundedOrder,
  amountCents: number,
  cause: RefundCause,
): Promise<Refund> {
  const [received] = paymentMethod === 'card' ? await receivedBy(tx, { orderId }) : [];
  const paymentId = received?.paymentId ?? null;
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId, paymentId, amountCents, ...cause })
    .returning({ id: refunds.id });
  return { id: refund!.id, paymentId, amountCents };
}

/** Left to the provider, or done: what no provider moves counts as moved. */
export async function payRefund(tx: Db, { id: orderId }: RefundedOrder, refund: Refund): Promise<void> {
  if (refund.paymentId === null) await recordRefunded(tx, orderId, refund, null);
  else await queueRefund(tx, { refundId: refund.id, paymentId: refund.paymentId });
}

/** The money has gone back. */
export async function recordRefunded(
  tx: Db,
  orderId: number,
  { id: refundId, paymentId, amountCents }: Refund,
  providerId: string | null,
): Promise<void> {
  await tx
    .insert(paymentFacts)
    .values({ orderId, paymentId, refundId, kind: 'refunded', amountCents, providerId });
  await post(tx, {
    kind: 'refund_payment',
    source: `refund_payment:${refundId}`,
    orderId,
    refundId,
    entries: refundPaymentEntries(amountCents),
  });
}
