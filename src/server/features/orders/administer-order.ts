import type { OrderStatus } from '#shared/orders/order-status.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { SessionUser } from '#server/http/session.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRecord } from './order-view.ts';
import { loadOrder } from './orders.queries.ts';

/** An administrator moves an order on; the audit log says who did. */
export function administerOrder(
  catalogue: Catalogue,
  orderId: number,
  to: OrderStatus,
  admin: SessionUser,
): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const before = await moveOrder(tx, changed, orderId, to, { actor: 'admin', userId: admin.id });
    await recordAudit(tx, {
      actor: admin,
      action: 'order.status',
      entityType: 'order',
      entityId: orderId,
      detail: { from: before.status, to },
    });
    return (await loadOrder(tx, orderId))!;
  });
}
