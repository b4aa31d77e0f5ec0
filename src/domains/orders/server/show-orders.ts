import type { FastifyRequest } from 'fastify';
import type { Order } from '#domains/orders/model/order.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { domains } from '#engine/server/domain.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
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

interface Shown extends NonNullable<Parameters<typeof toOrder>[1]> {
  /** Of a reader who is not the customer: what was bought is called as it is in this language. */
  language?: Language;
}

/** As the desk shows them to this reader. */
export const forStaff = (request: FastifyRequest): Shown => ({
  customerFor: 'staff',
  language: requestLanguage(request),
});

const namesOfLines = statement<
  { id: number; name: string },
  { orderIds: readonly number[]; language: Language }
>(
  'names-of-lines',
  `select i.id, ${soldNameSql('$language')} as name
     from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where i.order_id = any($orderIds::int[])`,
);

async function namedIn(
  db: Db,
  language: Language | undefined,
  found: readonly OrderRecord[],
): Promise<readonly OrderRecord[]> {
  if (language === undefined || found.length === 0) return found;
  const lines = await namesOfLines(db, { orderIds: found.map(({ id }) => id), language });
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return found.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, productName: names.get(item.id) ?? item.productName })),
  }));
}

/** Orders as their readers see them, each with the number of its invoice. */
export async function showOrders(
  db: Db,
  loaded: readonly OrderRecord[],
  { language, ...shown }: Shown = {},
): Promise<Order[]> {
  const found = await namedIn(db, language, loaded);
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
