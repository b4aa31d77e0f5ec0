import { sql } from 'drizzle-orm';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import {
  cancelledOfSold,
  IS_PART_SOLD,
  IS_SOLD,
  SUM_OF_LINES_CENTS,
} from '#domains/orders/server/order-sql.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { toDollars } from '#engine/model/money.ts';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { isOnShopDay, lastShopDays } from '#engine/server/db/shop-days.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AgingFigures } from '#engine/server/http/aging-figures.ts';
import { countUpTo, EXACT_UP_TO } from '#engine/server/lists/count-rows.ts';

/** Of more than `EXACT_UP_TO` orders, sums may be this old: ten million take some seconds of the database's time. */
const MAX_AGE_MS = 5 * 60_000;

/** The figures of the dashboard. What asks to be done is never old. */
export class ShopFigures {
  readonly #database: Database;
  readonly #exactUpTo: number;
  readonly #sums = new AgingFigures<ShopSums>({ maxAgeMs: MAX_AGE_MS, maxFigures: 1 });

  constructor(database: Database, exactUpTo = EXACT_UP_TO) {
    this.#database = database;
    this.#exactUpTo = exactUpTo;
  }

  async read(now = new Date()): Promise<AdminStats> {
    return { ...(await this.#sumsAt(now)), ...(await shopTasks(this.#database.db)) };
  }

  async #sumsAt(now: Date): Promise<ShopSums> {
    const { db } = this.#database;
    const known = this.#sums.known('', now.getTime());
    if (known !== undefined) return known;
    if ((await countUpTo(db, orders, undefined, this.#exactUpTo + 1)) <= this.#exactUpTo)
      return shopSums(db, now);
    const summing = this.#database.withoutLimits((patient) => shopSums(patient.db, now));
    return this.#sums.remember('', summing, now.getTime());
  }
}

const SHOWN = 8;
const SALES_DAYS = 30;

/** What is summed up from all accounts and orders. */
type ShopSums = Pick<AdminStats, 'users' | 'orders' | 'revenue' | 'sales' | 'bestSellers'>;

/** What asks to be done. */
type ShopTasks = Omit<AdminStats, keyof ShopSums>;

async function shopSums(db: Db, now: Date): Promise<ShopSums> {
  const [users] = await rows<AdminStats['users']>(
    db,
    sql`select count(*)::int as total, (count(*) filter (where role = 'BUYER'))::int as buyers,
               (count(*) filter (where role = 'PRODUCER'))::int as producers, (count(*) filter (where role = 'ADMIN'))::int as admins
          from users where deleted_at is null`,
  );
  const [orders] = await rows<AdminStats['orders'] & { revenue_cents: string }>(
    db,
    sql`select count(*)::int as total,
               (count(*) filter (where o.status = 'pending'))::int as pending,
               (count(*) filter (where o.status = 'processing'))::int as processing,
               (count(*) filter (where o.status = 'shipped'))::int as shipped,
               (count(*) filter (where o.status = 'completed'))::int as completed,
               (count(*) filter (where o.status = 'cancelled'))::int as cancelled,
               (coalesce(sum(o.order_total_cents::bigint) filter (where ${sql.raw(IS_SOLD)}), 0)
                 - (select coalesce(sum(c.cents), 0) from ${cancelledOfSold()} c))::text as revenue_cents
          from orders o`,
  );
  const { revenue_cents, ...orderCounts } = orders!;
  return {
    users: users!,
    orders: orderCounts,
    revenue: toDollars(Number(revenue_cents)),
    sales: await salesByDay(db, now),
    bestSellers: await bestSellers(db),
  };
}

async function shopTasks(db: Db): Promise<ShopTasks> {
  const [waiting] = await rows<{ waitlist: number; producers: number; returns: number }>(
    db,
    sql`select (select count(*)::int from waitlist) as waitlist,
               (select count(*)::int from producer_profiles 
                 where renamed_from is not null or (not verified and reviewed_at is null)) as producers,
               (select count(*)::int from returns where closed_at is null) as returns`,
  );
  return {
    waitlist: waiting!.waitlist,
    awaitingProducers: waiting!.producers,
    openReturns: waiting!.returns,
    lowStock: await lowStock(db),
  };
}

async function salesByDay(db: Db, now: Date): Promise<AdminStats['sales']> {
  const since = shopMidnight(addDays(shopDay(now), 1 - SALES_DAYS));
  const days = await rows<{ day: string; revenue_cents: string; orders: number }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, count(o.id)::int as orders,
               coalesce(sum(o.order_total_cents::bigint - coalesce(c.cents, 0)), 0)::text as revenue_cents
          from ${lastShopDays(SALES_DAYS, now)}
          left join orders o on ${isOnShopDay(sql`o.created_at`)} and ${sql.raw(IS_SOLD)}
          left join ${cancelledOfSold(since)} c on c.order_id = o.id
         group by day order by day`,
  );
  return days.map((row) => ({
    day: row.day,
    revenue: toDollars(Number(row.revenue_cents)),
    orders: row.orders,
  }));
}

const bestOfMonth = statement<
  { productId: number; name: string; slug: string; units: number; revenueCents: number },
  { limit: number }
>(
  'best-sellers',
  `select p.id as product_id, p.name, p.slug, sum(i.quantity)::int as units, ${SUM_OF_LINES_CENTS} as revenue_cents
     from orders o join order_items i on i.order_id = o.id join order_parts t on t.id = i.part_id
     join products p on p.id = i.product_id
    where ${IS_PART_SOLD} and o.created_at > now() - interval '30 days'
    group by p.id order by units desc, p.id limit $limit::int`,
);

/** Of the last 30 days: what people buy now, and few enough rows to sum on every visit. */
async function bestSellers(db: Db): Promise<AdminStats['bestSellers']> {
  const found = await bestOfMonth(db, { limit: SHOWN });
  return found.map(({ revenueCents, ...row }) => ({ ...row, revenue: toDollars(revenueCents) }));
}

async function lowStock(db: Db): Promise<AdminStats['lowStock']> {
  const found = await rows<{ id: number; name: string; slug: string; quantity_available: number }>(
    db,
    sql`select id, name, slug, quantity_available from products
         where low_stock is not null order by low_stock, id limit ${SHOWN}`,
  );
  return found.map((row) => ({
    productId: row.id,
    name: row.name,
    slug: row.slug,
    quantityAvailable: row.quantity_available,
  }));
}
