import { formatMoney } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { decideRefund, owedBackCents, payRefund } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { reasonOfFailedRefund } from './refunds.queries.ts';

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
    await payRefund(tx, order, await decideRefund(tx, order, amountCents, cause, false));
    await recordAudit(tx, {
      actor: admin,
      action: 'order.refund',
      entityType: 'order',
      entityId: orderId,
      detail: { amount: formatMoney(amountCents), reason },
    });
  });
}
