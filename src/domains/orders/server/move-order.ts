import { mayMove, type OrderStatus } from '#domains/orders/model/order-status.ts';
import { stepsTowards } from '#domains/orders/model/part-status.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { moveParts, type MovedBy } from './move-parts.ts';
import { lockOrder, type LockedOrder } from './orders.queries.ts';

/** Moves an order along the transition table, in the caller's transaction. A move the table forbids: 409. */
export async function moveOrder(
  tx: Db,
  changed: Changed,
  orderId: number,
  to: OrderStatus,
  by: MovedBy,
): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
  await moveLockedOrder(tx, changed, order, to, by);
  return order;
}

/**
 * For callers that hold the order's lock and have checked more than the table asks for. Parts that are further on stay
 * where they are: cancelling an order takes back what has not been sent.
 */
export async function moveLockedOrder(
  tx: Db,
  changed: Changed,
  order: LockedOrder,
  to: OrderStatus,
  by: MovedBy,
): Promise<void> {
  if (!mayMove(order.status, to)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
  if (order.acceptedAt === null && to !== 'cancelled')
    throw new AppError('conflict', 'errors:orders.notPaid');
  const moves = order.parts.map(({ id, status }) => ({ partId: id, steps: stepsTowards(status, to) }));
  await moveParts(tx, changed, order, moves, by);
}
