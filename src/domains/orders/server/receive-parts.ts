import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { lockOwnOrder, movedBy, type Customer } from './lock-own-order.ts';
import { moveParts } from './move-parts.ts';
import type { OrderRecord } from './order-view.ts';
import { loadOrder } from './orders.queries.ts';

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
