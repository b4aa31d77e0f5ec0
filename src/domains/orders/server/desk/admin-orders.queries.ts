import { LEFT_UNITS } from '#domains/orders/server/removals/left-of-line.ts';
import { and, eq, gte, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { Language } from '#engine/model/languages.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import type { AdminOrder, AdminOrderList } from '#domains/orders/model/admin-orders.ts';
import { UNSHIPPED } from '#domains/orders/model/part-status.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { adminList, matches, numberIn } from '#engine/server/lists/admin-list.ts';
import { orderBy } from '#engine/server/lists/list-order.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';

type OrderFilter = Omit<AdminOrderList, 'limit' | 'cursor' | 'sort'>;

/** A number in the search box is the id of an order; anything else a name or an e-mail. */
function orderSearch(q: string) {
  const number = numberIn(q);
  if (number !== undefined) return { each: eq(orders.id, number) };
  return { each: or(matches(orders.customerName, q), matches(orders.customerEmail, q))! };
}

/** Something in it waits for an administrator to ship it: its producer is closed, has no account, or is not known. */
const NEEDS_SHIPPING = sql`${orders.acceptedAt} is not null and ${orders.id} = any(array(
  select t.order_id from order_parts t left join producer_profiles r on r.id = t.producer_id and r.closed_at is null
   where t.status in ${UNSHIPPED} and r.user_id is null))`;

const NEEDS_PAYMENT = sql`(${orders.status} = 'pending' and ${orders.acceptedAt} is null)`;

const IS_ACCEPTED = sql`${orders.acceptedAt} is not null`;

/**
 * Found among the parts that are not shipped, which are few (`order_parts_unshipped`). Those that have one as an array, which is
 * made first: joined, PostgreSQL walks all parts backwards until it has found enough, and of few it never has.
 */
function hasUnshipped(asked: boolean | undefined, dueBefore?: string): SQL | undefined {
  if (asked === undefined) return undefined;
  const due = dueBefore === undefined ? sql`` : sql`and t.ship_by < ${dueBefore}::date`;
  const found = sql`select t.order_id from order_parts t where t.status in ${UNSHIPPED} ${due}`;
  return asked
    ? sql`${IS_ACCEPTED} and ${orders.id} = any(array(${found}))`
    : sql`not (${IS_ACCEPTED} and ${orders.id} in (${found}))`;
}

/** The index `orders_money_open` says the same. */
const IS_UNPAID = sql`(not ${orders.moneyReceived} and ${orders.status} <> 'cancelled' and ${orders.orderTotalCents} > 0)`;

/** The index `orders_given` says the same. */
const IS_GIFT = sql`(${orders.giftWrapCents} > 0 or ${orders.giftMessage} is not null or ${orders.giftTo} is not null)`;

/** A filter that is on, off, or not asked for. */
const onOrOff = (asked: boolean | undefined, condition: SQL) =>
  asked === undefined ? undefined : asked ? condition : not(condition);

function ordersMatching(list: OrderFilter, now = new Date()): SQL | undefined {
  const { producerId, from, until, min, max } = list;
  return and(
    list.needs && { shipping: NEEDS_SHIPPING, payment: NEEDS_PAYMENT }[list.needs],
    list.status === undefined ? undefined : eq(orders.status, list.status),
    hasUnshipped(list.toShip),
    hasUnshipped(list.late, shopDay(now)),
    onOrOff(list.unpaid, IS_UNPAID),
    onOrOff(list.gift, IS_GIFT),
    list.payment === undefined ? undefined : eq(orders.paymentMethod, list.payment),
    list.method === undefined ? undefined : eq(orders.shippingMethod, list.method),
    producerId === undefined
      ? undefined
      : // Sorted and each once, along `order_items_producer`: it is read as far as the page or the count needs.
        sql`${orders.id} in (
          select distinct i.order_id from order_items i where i.producer_id = ${producerId} order by i.order_id desc)`,
    list.customerId === undefined ? undefined : eq(orders.userId, list.customerId),
    from === undefined ? undefined : gte(orders.createdAt, shopMidnight(from)),
    until === undefined ? undefined : lt(orders.createdAt, shopMidnight(addDays(until, 1))),
    min === undefined ? undefined : gte(orders.orderTotalCents, toCents(min)),
    max === undefined ? undefined : lte(orders.orderTotalCents, toCents(max)),
  );
}

/**
 * Of a producer alone: in the index of its lines. Each order would be looked up only to find that it is there, and a large
 * producer has more than are counted.
 */
function countOfProducer(db: Db, { producerId, ...list }: AdminOrderList) {
  const { limit: _limit, cursor: _cursor, sort: _sort, q, ...others } = list;
  if (producerId === undefined || q || Object.values(others).some((value) => value !== undefined))
    return undefined;
  return async (most: number) => {
    const [counted] = await rows<{ total: number }>(
      db,
      sql`select count(*)::int as total from (
        select distinct i.order_id from order_items i where i.producer_id = ${producerId} limit ${most}) found`,
    );
    return counted!.total;
  };
}

/** An order's row has room for so many pictures. */
const PICTURED_LINES = 3;

function orderRows(db: Db, language: Language, named: SQL) {
  return db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      status: orders.status,
      orderTotalCents: orders.orderTotalCents,
      confirmBy:
        sql<Date | null>`case when ${orders.acceptedAt} is null and ${orders.status} = 'pending' then ${orders.confirmBy} end`.mapWith(
          orders.confirmBy,
        ),
      payUntil: sql<Date | null>`case when ${orders.acceptedAt} is null and ${orders.status} = 'pending' then
        (select max(y.expires_at) from payments y where y.order_id = orders.id) end`.mapWith(
        orders.confirmBy,
      ),
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      units: sql<number>`(select coalesce(sum(${sql.raw(LEFT_UNITS)}), 0)::int from order_items i where i.order_id = orders.id)`,
      firstLines: sql<AdminOrder['firstLines']>`(select coalesce(json_agg(l), '[]') from (
        select ${sql.raw(soldNameSql(language))} as name, p.image_url as "imageUrl"
          from order_items i join orders o on o.id = i.order_id left join products p on p.id = i.product_id
         where i.order_id = orders.id order by i.id limit ${PICTURED_LINES}) l)`,
    })
    .from(orders)
    .where(named);
}

type OrderRow = Awaited<ReturnType<typeof orderRows>>[number];

function toAdminOrder({ orderTotalCents, createdAt, confirmBy, payUntil, ...row }: OrderRow): AdminOrder {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    orderTotal: toAmount(orderTotalCents),
    confirmBy: confirmBy?.toISOString() ?? null,
    payUntil: payUntil?.toISOString() ?? null,
  };
}

export function listOrders(db: Db, list: AdminOrderList, language: Language) {
  // Of some days: along the index of their time, instead of over all that came after them.
  const isOfSomeDays = list.from !== undefined || list.until !== undefined;
  return adminList(
    db,
    list,
    {
      table: orders,
      id: orders.id,
      where: ordersMatching(list),
      search: list.q ? orderSearch(list.q) : undefined,
      count: countOfProducer(db, list),
      sorts: {
        number: orders.id,
        date: orders.createdAt,
        customer: orders.customerName,
        status: orders.status,
        total: orders.orderTotalCents,
      },
      standard: isOfSomeDays ? [{ order: orderBy(orders.createdAt, true) }] : undefined,
    },
    (named) => orderRows(db, language, named),
    toAdminOrder,
  );
}
