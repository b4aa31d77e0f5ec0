import {
  rulesOf,
  type PaymentMethod,
  type RefundWay,
} from '#domains/orders/model/payments/payment-method.ts';
import { splitRefund, wayOfRefund } from '#domains/orders/model/payments/refund-split.ts';
import type { Db } from '#engine/server/db/client.ts';
import { refunds } from '#domains/orders/server/payments.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Funds } from '#domains/ledger/model/money-moves.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { queueRefund } from './queue-job.ts';
import { recordRefunded } from './record-refunded.ts';

export interface RefundedOrder {
  id: number;
  paymentMethod: PaymentMethod;
  userId: number | null;
}

export interface RefundCause {
  reason: string;
  actor: 'admin' | 'system';
  actorUserId: number | null;
  /** The account that wants credit for it, not money. */
  asCreditOf?: number | null;
}

const underWay = statement<{ cents: number }, { orderId: number }>(
  'refunds-under-way',
  `select coalesce(sum(r.amount_cents), 0)::int as cents from refunds r
    where r.order_id = $orderId::int
      and not exists (select from payment_facts f where f.refund_id = r.id)`,
);

const receivedBy = statement<{ paymentId: number }, { orderId: number }>(
  'payment-received',
  `select payment_id from payment_facts where order_id = $orderId::int and kind = 'received' and payment_id is not null order by id desc limit 1`,
);

/**
 * What we owe the customer of an order and have not sent on its way, in cents. Under the order's lock it stays so. What the
 * customer's bank has taken back is not given back a second time while that is undecided.
 */
export async function owedBackCents(tx: Db, orderId: number): Promise<number> {
  const { refundsDueCents, disputedCents } = await loadBooks(tx, orderId);
  const [decided] = await underWay(tx, { orderId });
  return refundsDueCents - decided!.cents - Math.max(disputedCents, 0);
}

/** All that we owe the customer of an order goes back. In the caller's transaction, which holds the order's lock. */
export async function refundWhatIsDue(tx: Db, order: RefundedOrder, cause: RefundCause): Promise<Refund[]> {
  const amountCents = await owedBackCents(tx, order.id);
  if (amountCents <= 0) return [];
  const decided = await decideRefunds(tx, order, amountCents, cause);
  for (const refund of decided) await payRefund(tx, order, refund);
  return decided;
}

/** Everything goes back where it came from. As credit goes only what was money: a gift card stays what it is. */
export async function decideRefunds(
  tx: Db,
  order: RefundedOrder,
  amountCents: number,
  { asCreditOf = null, ...cause }: RefundCause,
): Promise<Refund[]> {
  const [onTheWay] = await underWay(tx, { orderId: order.id });
  const split = splitRefund(await loadBooks(tx, order.id), amountCents, onTheWay!.cents);
  const decided: Refund[] = [];
  if (split.moneyCents > 0) {
    const to = asCreditOf === null ? undefined : { giftCardId: null, creditUserId: asCreditOf };
    const refund = await decideRefund(tx, order, split.moneyCents, cause, to);
    decided.push({ ...refund, isInsteadOfMoney: to !== undefined });
  }
  if (split.creditCents > 0) {
    const to = { giftCardId: null, creditUserId: order.userId };
    decided.push(await decideRefund(tx, order, split.creditCents, cause, to));
  }
  for (const { giftCardId, cents } of split.giftCards)
    decided.push(await decideRefund(tx, order, cents, cause, { giftCardId, creditUserId: null }));
  return decided;
}

export interface Refund extends Funds {
  id: number;
  /** Whose provider gives it back; null: nobody does by itself. */
  paymentId: number | null;
  amountCents: number;
  way: RefundWay;
  /** Credit for what was paid as money. */
  isInsteadOfMoney?: boolean;
}

const MONEY: Funds = { giftCardId: null, creditUserId: null };

/** Where no provider gives money back by itself, an administrator transfers it. */
export async function decideRefund(
  tx: Db,
  { id: orderId, paymentMethod }: RefundedOrder,
  amountCents: number,
  cause: RefundCause,
  to: Funds = MONEY,
  isByProvider: boolean = to === MONEY && rulesOf(paymentMethod).refundsByItself,
): Promise<Refund> {
  const [received] = isByProvider ? await receivedBy(tx, { orderId }) : [];
  const paymentId = received?.paymentId ?? null;
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId, paymentId, amountCents, ...cause, ...to })
    .returning({ id: refunds.id });
  return {
    id: refund!.id,
    paymentId,
    amountCents,
    ...to,
    way: wayOfRefund(paymentMethod, { paymentId, ...to }),
  };
}

/** Left to the provider, or done: what no provider moves counts as moved. */
export async function payRefund(tx: Db, { id: orderId }: RefundedOrder, refund: Refund): Promise<void> {
  if (refund.paymentId === null) await recordRefunded(tx, orderId, refund, null);
  else await queueRefund(tx, { refundId: refund.id, paymentId: refund.paymentId });
}
