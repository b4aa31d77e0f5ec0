import { sql } from 'drizzle-orm';
import type { AdminStats } from '#domains/desk/model/admin.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopMidnight } from '#engine/model/dates.ts';
import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import { hasRight } from '#engine/model/rights.ts';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AgingFigures } from '#engine/server/http/aging-figures.ts';
import { countUpTo } from '#engine/server/lists/count-rows.ts';
import { MOST_COUNTED } from '#engine/model/lists/paging.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { periodSales, shopByDay } from './period-sales.ts';
import { WHOLE_SHOP } from './sales-days.schema.ts';
import { readSummed } from './sum-up-days.ts';

/** Of more than `MOST_COUNTED` orders, sums may be this old: ten million take some seconds of the database's time. */
const MAX_AGE_MS = 5 * 60_000;

/** The figures of the dashboard. What asks to be done is never old. */
export class ShopFigures {
  readonly #database: Database;
  readonly #exactUpTo: number;
  readonly #sums = new AgingFigures<ShopSums>({ maxAgeMs: MAX_AGE_MS, maxFigures: 1 });

  constructor(database: Database, exactUpTo = MOST_COUNTED) {
    this.#database = database;
    this.#exactUpTo = exactUpTo;
  }

  async read({ rights }: Pick<SessionUser, 'rights'>, now = new Date()): Promise<AdminStats> {
    const stats = { ...(await this.#sumsAt(now)), ...(await shopTasks(this.#database.db)) };
    return hasRight(rights, 'money') ? stats : withoutAmounts(stats);
  }

  async #sumsAt(now: Date): Promise<ShopSums> {
    const { db } = this.#database;
    const known = this.#sums.known('', now.getTime());
    if (known !== undefined) return known;
    if ((await countUpTo(db, orders, undefined, this.#exactUpTo + 1)) <= this.#exactUpTo)
      return shopSums(db, now, null);
    const summing = this.#database.withoutLimits(async (patient) =>
      shopSums(patient.db, now, (await readSummed(patient.db)).summedUntil),
    );
    return this.#sums.remember('', summing, now.getTime());
  }
}

const SHOWN = 8;

function withoutAmounts(stats: AdminStats): AdminStats {
  return {
    ...stats,
    revenue: null,
    sales: stats.sales.map((day) => ({ ...day, revenue: null })),
    bestSellers: stats.bestSellers.map((product) => ({ ...product, revenue: null })),
  };
}

/** What is summed up from all accounts and orders. */
type ShopSums = Pick<AdminStats, 'users' | 'orders' | 'revenue' | 'sales' | 'bestSellers'>;

/** What asks to be done. */
type ShopTasks = Omit<AdminStats, keyof ShopSums>;

async function shopSums(db: Db, now: Date, summedUntil: Day | null): Promise<ShopSums> {
  const [users] = await rows<AdminStats['users']>(
    db,
    sql`select count(*)::int as total, (count(*) filter (where role = 'BUYER'))::int as buyers,
               (count(*) filter (where role = 'PRODUCER'))::int as producers, (count(*) filter (where role = 'ADMIN'))::int as admins
          from users where deleted_at is null`,
  );
  const asked = { period: '30', producerId: null, language: DEFAULT_LANGUAGE, now } as const;
  const { days, bestSellers } = await periodSales(db, asked, summedUntil);
  return {
    users: users!,
    orders: await countOrders(db),
    revenue: toAmount(await soldCents(db, now, summedUntil)),
    sales: days.map(({ day, orders, sales }) => ({ day, orders, revenue: sales })),
    bestSellers: bestSellers.map(({ productId, name, slug, units, sales }) => ({
      productId,
      name,
      slug,
      units,
      revenue: sales,
    })),
  };
}

/** Along `orders_by_status`. */
async function countOrders(db: Db): Promise<AdminStats['orders']> {
  const found = await rows<{ status: OrderStatus; count: number }>(
    db,
    sql`select status, count(*)::int as count from orders group by status`,
  );
  const counts = new Map(found.map(({ status, count }) => [status, count]));
  const of = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    total: found.reduce((total, { count }) => total + count, 0),
    pending: of('pending'),
    processing: of('processing'),
    shipped: of('shipped'),
    completed: of('completed'),
    cancelled: of('cancelled'),
  };
}

const summedCents = statement<{ cents: number }>(
  'sales-of-summed-days',
  `select coalesce(sum(sales_cents), 0)::bigint as cents from sales_days where producer_id = ${WHOLE_SHOP}`,
);

/** All there ever was: what days before say, and what was sold since. */
async function soldCents(db: Db, now: Date, summedUntil: Day | null): Promise<number> {
  const from = summedUntil === null ? new Date(0) : shopMidnight(addDays(summedUntil, 1));
  const since = await shopByDay(db, { earlierFrom: from, earlierUntil: from, from, until: now });
  const before = summedUntil === null ? 0 : (await summedCents(db, {}))[0]!.cents;
  return since.reduce((cents, day) => cents + day.salesCents, before);
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
