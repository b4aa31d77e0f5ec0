import { customerMayCancel } from '#shared/orders/order-status.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import { AppError } from '#server/http/app-error.ts';
import { moveLockedOrder } from './move-order.ts';
import type { OrderRecord } from './order-view.ts';
import { loadOrder, lockOrder } from './orders.queries.ts';

/** Who takes the order back: its buyer, or whoever holds the token of a guest's order (checked by the caller). */
type Canceller = { actor: 'buyer'; userId: number } | { actor: 'customer' };

/** A customer takes back a pending order within two hours: the stock returns and a mail says so. */
export function cancelOrder(catalogue: Catalogue, orderId: number, by: Canceller): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined || (by.actor === 'buyer' && order.userId !== by.userId))
      throw new AppError('not_found', 'errors:orders.notFound');
    if (!customerMayCancel(order)) throw new AppError('conflict', 'errors:orders.cannotCancel');
    const userId = by.actor === 'buyer' ? by.userId : null;
    await moveLockedOrder(tx, changed, order, 'cancelled', { actor: by.actor, userId });
    return (await loadOrder(tx, orderId))!;
  });
}
