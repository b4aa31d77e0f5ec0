import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ProducerOrder, ProducerOrderList } from '#domains/orders/model/desk.ts';
import { PART_STATUSES, UNSHIPPED } from '#domains/orders/model/part-status.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, matches, numberIn } from '#engine/server/lists/admin-list.ts';
import { throughNamed } from '#engine/server/lists/look-up.ts';
import { ownParts, type DeskReader } from './desk-orders.queries.ts';

/** The own parts of orders, narrowed and sorted as somebody asks. */
export function listOwnOrders(
  db: Db,
  producerId: number,
  list: ProducerOrderList,
  reader: DeskReader,
): Promise<ProducerOrder[] | Page<ProducerOrder>> {
  return adminList(
    db,
    list,
    {
      table: orderParts,
      id: orderParts.id,
      where: and(eq(orderParts.producerId, producerId), ...narrowed(list, shopDay(reader.now))),
      search: list.q ? searchFor(list.q, producerId) : undefined,
      sorts: {
        // Parts are written with their order, one order after the other.
        number: orderParts.id,
        date: orderParts.id,
        customer: { column: orders.customerName, on: eq(orders.id, orderParts.orderId) },
        shipBy: orderParts.shipBy,
        status: { turns: PART_STATUSES.map((status) => ({ where: eq(orderParts.status, status) })) },
        total: { sql: sql`(${orderParts.goodsCents} - ${orderParts.removedGoodsCents})`, type: 'integer' },
      },
    },
    async (_named, ids) =>
      (await ownParts(db, producerId, ids, reader)).map((order) => ({ id: order.partId, order })),
    ({ order }) => order,
  );
}

/** A condition on the order of a part, as a value: each part's order is looked up by its key. */
const ofOrder = (condition: SQL) =>
  sql`(select ${condition} from orders o where o.id = ${orderParts.orderId})`;

/** The same for what few orders may be: the database chooses whether it begins with these orders or with the own parts. */
const amongOrders = (condition: SQL) =>
  sql`${orderParts.orderId} in (select o.id from orders o where ${condition})`;

const IS_UNSHIPPED = inArray(orderParts.status, [...UNSHIPPED]);

function narrowed(list: ProducerOrderList, today: string): (SQL | undefined)[] {
  const { status, toShip, late, gift, method, from, until } = list;
  const isLate = sql`(${IS_UNSHIPPED} and ${orderParts.shipBy} < ${today}::date)`;
  const isGift = sql`(o.gift_wrap_cents > 0 or o.gift_message is not null or o.gift_to is not null)`;
  const onOrOff = (asked: boolean | undefined, condition: SQL) =>
    asked === undefined ? undefined : asked ? condition : sql`not ${condition}`;
  return [
    // Orders that wait to be paid are nobody's work yet.
    ofOrder(sql`o.accepted_at is not null`),
    status === undefined ? undefined : eq(orderParts.status, status),
    onOrOff(toShip, sql`(${IS_UNSHIPPED})`),
    onOrOff(late, isLate),
    onOrOff(gift, amongOrders(isGift)),
    method === undefined ? undefined : amongOrders(sql`o.shipping_method = ${method}`),
    from === undefined ? undefined : amongOrders(sql`o.created_at >= ${shopMidnight(from)}`),
    until === undefined ? undefined : amongOrders(sql`o.created_at < ${shopMidnight(addDays(until, 1))}`),
  ];
}

/** By the number of the order or the name of the customer, whose address no producer knows. */
function searchFor(q: string, producerId: number) {
  const number = numberIn(q);
  const own = sql`select t.id from order_parts t where t.producer_id = ${producerId}`;
  if (number !== undefined)
    return {
      each: eq(orderParts.orderId, number),
      found: sql`${own} and t.order_id = ${number}`,
    };
  const isNamed = matches(sql`o.customer_name`, q);
  return {
    each: ofOrder(isNamed),
    found: throughNamed(
      sql`select o.id from orders o where ${isNamed}`,
      (named) => sql`${own} and t.order_id in ${named}`,
    ),
  };
}
