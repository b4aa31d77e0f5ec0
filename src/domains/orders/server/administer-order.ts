import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import type { Shipment } from '#domains/orders/model/shipment.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { moveOrder } from './move-parts.ts';
import type { OrderRecord } from './order-view.ts';
import { loadOrder } from './orders.queries.ts';
import { shipPart } from '#domains/orders/server/parcels/parcels.ts';

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

/** Moves many orders, one after the other: those that may not take the step stay where they are. */
export async function administerOrders(
  catalogue: Catalogue,
  ids: readonly number[],
  to: OrderStatus,
  admin: SessionUser,
): Promise<{ changed: number; refused: { id: number; reason: AppError }[] }> {
  const refused: { id: number; reason: AppError }[] = [];
  const each = [...new Set(ids)].toSorted((one, other) => one - other);
  for (const id of each) {
    try {
      await administerOrder(catalogue, id, to, admin);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error });
    }
  }
  return { changed: each.length - refused.length, refused };
}

/** An administrator ships what its producer will not, or no longer can. */
export function administerShipment(
  catalogue: Catalogue,
  { orderId, partId }: { orderId: number; partId: number },
  shipment: Shipment,
  admin: SessionUser,
): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const by = { actor: 'admin', userId: admin.id } as const;
    await shipPart(tx, changed, orderId, (part) => part.id === partId, shipment, by);
    await recordAudit(tx, {
      actor: admin,
      action: 'order.ship',
      entityType: 'order',
      entityId: orderId,
      detail: { partId, ...shipment },
    });
    return (await loadOrder(tx, orderId))!;
  });
}
