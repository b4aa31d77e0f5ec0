import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type {
  AdminStandingList,
  AdminStandingOrder,
  ComingDemand,
} from '#domains/standing-orders/model/desk-standing.ts';
import { standingOrders } from '#domains/standing-orders/server/standing-orders.schema.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { saleNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { writtenNameIn } from '#domains/catalogue/server/products/product-names.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { adminList, matches, numberIn } from '#engine/server/lists/admin-list.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** A number in the search box is the id of a standing order, anything else its owner. */
function standingSearch(q: string) {
  const number = numberIn(q);
  if (number !== undefined) return { each: eq(standingOrders.id, number) };
  const isOwner = sql`(${matches(sql`u.username`, q)} or ${matches(sql`u.email`, q)})`;
  return {
    found: sql`select s.id from standing_orders s where ${matches(sql`s.customer_name`, q)}
      union all select s.id from users u join standing_orders s on s.user_id = u.id where ${isOwner}`,
    each: sql`(${matches(standingOrders.customerName, q)} or (
      select ${isOwner} from users u where u.id = ${standingOrders.userId}))`,
  };
}

function rowsOf(db: Db, language: Language) {
  return (named: SQL) =>
    db
      .select({
        id: standingOrders.id,
        userId: standingOrders.userId,
        customerName: standingOrders.customerName,
        email: users.email,
        status: standingOrders.status,
        pauseReason: standingOrders.pauseReason,
        everyWeeks: standingOrders.everyWeeks,
        nextOn: standingOrders.nextOn,
        paymentMethod: standingOrders.paymentMethod,
        createdAt: standingOrders.createdAt,
        items: sql<AdminStandingOrder['items']>`(
          select coalesce(jsonb_agg(jsonb_build_object('name', ${writtenNameIn(language, 'p')}, 'quantity', i.quantity) order by p.id), '[]')
            from standing_items i join products p on p.id = i.product_id
           where i.standing_order_id = "standing_orders"."id")`,
        orders: sql<number>`(select count(*)::int from standing_dates d
           where d.standing_order_id = "standing_orders"."id" and d.order_id is not null)`,
      })
      .from(standingOrders)
      .innerJoin(users, eq(users.id, standingOrders.userId))
      .where(named);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>>>[number];

export function listStandingOrders(
  db: Db,
  list: AdminStandingList,
  language: Language,
): Promise<AdminStandingOrder[] | Page<AdminStandingOrder>> {
  const where = and(
    list.status === undefined ? undefined : eq(standingOrders.status, list.status),
    list.customerId === undefined ? undefined : eq(standingOrders.userId, list.customerId),
  );
  const sorts = {
    owner: standingOrders.customerName,
    rhythm: standingOrders.everyWeeks,
    next: standingOrders.nextOn,
    status: standingOrders.status,
    payment: standingOrders.paymentMethod,
  };
  const search = list.q ? standingSearch(list.q) : undefined;
  const source = { table: standingOrders, id: standingOrders.id, where, search, sorts };
  return adminList(db, list, source, rowsOf(db, language), (row: Row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
}

interface DemandRow {
  productId: number;
  name: string;
  quantityAvailable: number;
  week: Day;
  units: number;
}

/** Every date of the weeks ahead, whether it is announced or not. A week begins on its Monday. */
const demandOf = statement<DemandRow, { producerId: number; today: Day; weeks: number; language: Language }>(
  'coming-demand-of-producer',
  `select p.id as product_id, ${saleNameSql('$language')} as name, p.quantity_available,
          date_trunc('week', t.on_day)::date::text as week, sum(i.quantity)::int as units
     from products p join standing_items i on i.product_id = p.id
     join standing_orders s on s.id = i.standing_order_id and s.status = 'active'
     cross join lateral (
       select (s.next_on + 7 * s.every_weeks * n)::timestamp as on_day from generate_series(0, $weeks::int) n
        where s.next_on + 7 * s.every_weeks * n < $today::date + 7 * $weeks::int
          and s.next_on + 7 * s.every_weeks * n >= $today::date) t
    where p.producer_id = $producerId::int
    group by p.id, week order by 2, p.id, 4`,
);

/** Far enough to press, bake and pack. */
const WEEKS = 8;

export async function comingDemand(
  db: Db,
  producerId: number,
  { today, language }: { today: Day; language: Language },
): Promise<ComingDemand[]> {
  const rows = await demandOf(db, { producerId, today, weeks: WEEKS, language });
  const products = new Map<number, ComingDemand>();
  for (const { productId, name, quantityAvailable, week, units } of rows) {
    const product = products.get(productId) ?? { productId, name, quantityAvailable, weeks: [] };
    product.weeks.push({ week, units });
    products.set(productId, product);
  }
  return [...products.values()];
}
