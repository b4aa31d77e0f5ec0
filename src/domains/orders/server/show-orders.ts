import type { Order } from '#domains/orders/model/order.ts';
import type { Db } from '#engine/server/db/client.ts';
import { domains } from '#engine/server/domain.ts';
import { toOrder, type OrderRecord } from './order-view.ts';

/**
 * The numbers of the invoices of these orders, by id. Those that count and have none yet get one, in a statement of its own:
 * never call it inside a transaction.
 */
export async function writtenInvoices(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { writeInvoices } = domains().find((domain) => domain.writeInvoices !== undefined) ?? {};
  if (writeInvoices === undefined || orderIds.length === 0) return new Map();
  return writeInvoices(db, orderIds);
}

type Shown = Parameters<typeof toOrder>[1];

/** Orders as their readers see them, each with the number of its invoice. */
export async function showOrders(db: Db, found: readonly OrderRecord[], shown?: Shown): Promise<Order[]> {
  const missing = found.filter((order) => order.acceptedAt !== null && order.invoiceNumber === null);
  const ids = missing.map(({ id }) => id);
  // Orders stand whether or not this succeeds: what fails here a timer tries again, and says why.
  const numbers = await writtenInvoices(db, ids).catch(() => new Map<number, string>());
  return found.map((order) =>
    toOrder({ ...order, invoiceNumber: order.invoiceNumber ?? numbers.get(order.id) ?? null }, shown),
  );
}

export async function showOrder(db: Db, order: OrderRecord, shown?: Shown): Promise<Order> {
  const [one] = await showOrders(db, [order], shown);
  return one!;
}
