import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { lockOrder, type LockedOrder } from './orders.queries.ts';

/** Whose order it is: its buyer's, or whoever holds the token of a guest's order (checked by the caller). */
export type Customer = { actor: 'buyer'; userId: number } | { actor: 'customer' };

/** The order under lock, for its own customer alone: to everybody else it does not exist. */
export async function lockOwnOrder(tx: Db, orderId: number, by: Customer): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || (by.actor === 'buyer' && order.userId !== by.userId))
    throw new AppError('not_found', 'errors:orders.notFound');
  return order;
}

export function movedBy(by: Customer): { actor: Customer['actor']; userId: number | null } {
  return { actor: by.actor, userId: by.actor === 'buyer' ? by.userId : null };
}
