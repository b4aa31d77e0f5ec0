import { eq } from 'drizzle-orm';
import type { Shipment } from '#shared/orders/shipment.ts';
import { isUnshipped, stepsTowards } from '#shared/orders/part-status.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import { orderParts } from '#server/db/schema/orders.ts';
import { AppError } from '#server/http/app-error.ts';
import { moveParts, type MovedBy } from './move-parts.ts';
import type { OrderRecord } from './order-view.ts';
import { loadOrder, lockOrder, type LockedPart } from './orders.queries.ts';

/** A part of an order leaves with a carrier. `isMeant` picks the part out of the order's parts. */
export function shipPart(
  catalogue: Catalogue,
  orderId: number,
  isMeant: (part: LockedPart) => boolean,
  { carrier, trackingNumber }: Shipment,
  by: MovedBy,
): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find(isMeant);
    if (order === undefined || part === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    if (!isUnshipped(part.status)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
    await tx
      .update(orderParts)
      .set({ carrier: carrier ?? null, trackingNumber: trackingNumber || null })
      .where(eq(orderParts.id, part.id));
    const steps = stepsTowards(part.status, 'shipped');
    await moveParts(tx, changed, order, [{ partId: part.id, steps }], by);
    return (await loadOrder(tx, orderId))!;
  });
}
