import { isOpenToCustomer } from '#domains/orders/model/order-status.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { lockOwnOrder, movedBy, type Customer } from './lock-own-order.ts';
import { moveLockedOrder } from './move-order.ts';
import type { OrderRecord } from './order-view.ts';
import { loadOrder } from './orders.queries.ts';

/** A customer takes back a pending order within two hours: the stock returns and a mail says so. */
export function cancelOrder(catalogue: Catalogue, orderId: number, by: Customer): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const order = await lockOwnOrder(tx, orderId, by);
    if (!isOpenToCustomer(order)) throw new AppError('conflict', 'errors:orders.cannotCancel');
    await moveLockedOrder(tx, changed, order, 'cancelled', movedBy(by));
    return (await loadOrder(tx, orderId))!;
  });
}
