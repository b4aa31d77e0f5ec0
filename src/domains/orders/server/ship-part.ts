import { eq } from 'drizzle-orm';
import type { Shipment } from '#domains/orders/model/shipment.ts';
import { isUnshipped, stepsTowards } from '#domains/orders/model/part-status.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orderParts } from './orders.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { moveParts, type MovedBy } from './move-parts.ts';
import { lockOrder, type LockedPart } from './orders.queries.ts';

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
  if (order.acceptedAt === null) throw new AppError('conflict', 'errors:orders.notPaid');
  if (!isUnshipped(part.status)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
  await tx
    .update(orderParts)
    .set({ carrier: carrier ?? null, trackingNumber: trackingNumber || null })
    .where(eq(orderParts.id, part.id));
  const steps = stepsTowards(part.status, 'shipped');
  await moveParts(tx, changed, order, [{ partId: part.id, steps }], by);
}
