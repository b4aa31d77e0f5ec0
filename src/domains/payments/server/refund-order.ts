import { netLeft, paidCents } from '#domains/ledger/model/order-books.ts';
import { refundPosting } from '#domains/ledger/model/reversal.ts';
import { formatMoney } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import {
  decideRefund,
  decideRefunds,
  payRefund,
  owedBackCents,
} from '#domains/orders/server/refunds/refund-what-is-due.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { isFirst } from '#engine/server/http/idempotency.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

interface AdminRefund {
  amountCents: number;
  reason: string;
  /** What was paid as money goes to the account's credit. */
  asCredit?: boolean | undefined;
  key?: string | undefined;
}

/**
 * An administrator gives money back, at most what was paid and is not on its way back. It is taken off goods, shipping and
 * gift wrap in proportion to what is left of each. Under the order's lock: two at once never give back more than that. The
 * same key is the same refund.
 */
export async function refundOrder(
  { db }: Pick<Shop, 'db'>,
  orderId: number,
  { amountCents, reason, asCredit = false, key }: AdminRefund,
  admin: SessionUser,
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = ['order.refund', orderId, amountCents, reason, ...(asCredit ? ['credit'] : [])];
    if (!(await isFirst(tx, { actor: admin, key, request }))) return;
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    const books = await loadBooks(tx, orderId);
    // What a gift card that the order sold was spent for does not come back.
    const leftCents = Math.min(paidCents(books) - books.refundsDueCents, netLeft(books));
    if (leftCents <= 0) throw new AppError('conflict', 'errors:payments.nothingToRefund');
    if (amountCents > leftCents) {
      const params = { left: formatMoney(leftCents) };
      throw new AppError('conflict', 'errors:payments.moreThanPaid', { params });
    }
    if (asCredit && order.userId === null)
      throw new AppError('conflict', 'errors:payments.noAccountForCredit');
    const asCreditOf = asCredit ? order.userId : null;
    const cause = { reason, actor: 'admin', actorUserId: admin.id, asCreditOf } as const;
    const decided = await decideRefunds(tx, order, amountCents, cause);
    await post(tx, refundPosting(books, { orderId, refundId: decided[0]!.id, cents: amountCents }));
    for (const refund of decided) await payRefund(tx, order, refund);
    await recordAudit(tx, {
      actor: admin,
      action: 'order.refund',
      entityType: 'order',
      entityId: orderId,
      detail: { amount: formatMoney(amountCents), reason, ...(asCredit && { asCredit }) },
    });
  });
}

/**
 * An administrator has transferred what the provider could not give back. Under the order's lock: of two who say so, the
 * second finds nothing owed.
 */
export async function transferBack(
  { db }: Pick<Shop, 'db'>,
  orderId: number,
  admin: SessionUser,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    const amountCents = await owedBackCents(tx, orderId);
    const reason = await reasonOfFailedRefund(tx, orderId);
    if (amountCents <= 0 || reason === undefined)
      throw new AppError('conflict', 'errors:payments.nothingToRefund');
    const cause = { reason, actor: 'admin', actorUserId: admin.id } as const;
    await payRefund(tx, order, await decideRefund(tx, order, amountCents, cause, undefined, false));
    await recordAudit(tx, {
      actor: admin,
      action: 'order.refund',
      entityType: 'order',
      entityId: orderId,
      detail: { amount: formatMoney(amountCents), reason },
    });
  });
}

const lastFailed = statement<{ reason: string }, { orderId: number }>(
  'last-failed-refund',
  `select r.reason from payment_facts f join refunds r on r.id = f.refund_id
    where f.order_id = $orderId::int and f.kind = 'refund_failed' order by f.id desc limit 1`,
);

/** Why the money should have gone back that did not. */
async function reasonOfFailedRefund(db: Db, orderId: number): Promise<string | undefined> {
  return (await lastFailed(db, { orderId }))[0]?.reason;
}
