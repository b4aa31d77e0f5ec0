import { eq } from 'drizzle-orm';
import type { Shipment } from '#domains/orders/model/shipment.ts';
import { isUnshipped, stepsTowards } from '#domains/orders/model/part-status.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { moveParts, requireAccepted } from '#domains/orders/server/move-parts.ts';
import type { MovedBy } from '#domains/orders/server/order-hooks.ts';
import { lockOrder, loadOrder, type LockedPart } from '#domains/orders/server/orders.queries.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { lockOwnOrder, movedBy, type Customer } from '#domains/orders/server/order-access.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';

/** A part of an order leaves with a carrier, in the caller's transaction. `isMeant` picks it out of the order's parts. */
export async function shipPart(
  tx: Db,
  changed: Changed,
  orderId: number,
  isMeant: (part: LockedPart) => boolean,
  { carrier, trackingNumber }: Shipment,
  by: MovedBy,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const part = order?.parts.find(isMeant);
  const isHidden = by.actor === 'producer' && order?.acceptedAt === null;
  if (order === undefined || part === undefined || isHidden)
    throw new AppError('not_found', 'errors:orders.notFound');
  requireAccepted(order);
  if (!isUnshipped(part.status)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
  await tx
    .update(orderParts)
    .set({ carrier: carrier ?? null, trackingNumber: trackingNumber || null })
    .where(eq(orderParts.id, part.id));
  const steps = stepsTowards(part.status, 'shipped');
  await moveParts(tx, changed, order, [{ partId: part.id, steps }], by);
}

/** A customer says that a parcel arrived; without a name of one, all that are on their way. */
export function receiveParts(
  catalogue: Catalogue,
  orderId: number,
  partId: number | undefined,
  by: Customer,
): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const order = await lockOwnOrder(tx, orderId, by);
    const meant = order.parts.filter((part) => partId === undefined || part.id === partId);
    if (meant.length === 0) throw new AppError('not_found', 'errors:orders.notFound');
    const arrived = meant.filter(({ status }) => status === 'shipped');
    if (arrived.length === 0) throw new AppError('conflict', 'errors:orders.notShipped');
    const moves = arrived.map(({ id }) => ({ partId: id, steps: ['delivered'] as const }));
    await moveParts(tx, changed, order, moves, movedBy(by));
    return (await loadOrder(tx, orderId))!;
  });
}
