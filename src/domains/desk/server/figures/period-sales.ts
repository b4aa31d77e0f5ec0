import type { BestSeller, SalesFigures, SalesSums } from '#domains/desk/model/sales-figures.ts';
import { spansOf, stretchesOf, stretchOf, type Period, type Span } from '#domains/desk/model/period.ts';
import { localizedNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import {
  IS_PART_SOLD,
  IS_SOLD,
  LEFT_COMMISSION_CENTS,
  LEFT_GOODS_CENTS,
  LESS_FOR_PART_CENTS,
  SUM_OF_LEFT_CENTS,
} from '#domains/orders/server/order-sql.ts';
import { LEFT_UNITS } from '#domains/orders/server/removals/left-of-line.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { SHOP_TIME_ZONE, shopMidnight } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { WHOLE_SHOP } from './sales-days.schema.ts';

/** Both stretches, and nothing between or after them. */
interface Between {
  earlierFrom: Date;
  earlierUntil: Date;
  from: Date;
  until: Date;
}

const IN_PERIODS = `(o.created_at between $earlierFrom::timestamptz and $earlierUntil::timestamptz
  or o.created_at between $from::timestamptz and $until::timestamptz)`;
const DAY = `to_char(o.created_at at time zone '${SHOP_TIME_ZONE}', 'YYYY-MM-DD')`;

interface DayRow {
  day: string;
  orders: number;
  salesCents: number;
  commissionCents: number;
}

/** Along `orders_created`. What of an order was cancelled, or removed, is no sale and earns no commission. */
export const shopByDay = statement<DayRow, Between>(
  'sales-of-shop-by-day',
  `with whole as (
     select ${DAY} as day, count(*)::int as orders, sum(o.order_total_cents::bigint) as cents
       from orders o where ${IN_PERIODS} and ${IS_SOLD} group by 1
   ), parts as (
     select ${DAY} as day, sum(${LESS_FOR_PART_CENTS}::bigint) as cancelled_cents,
            sum(${LEFT_COMMISSION_CENTS}::bigint) filter (where t.status <> 'cancelled') as commission_cents
       from orders o join order_parts t on t.order_id = o.id where ${IN_PERIODS} and ${IS_SOLD} group by 1
   )
   select day, orders, (cents - coalesce(cancelled_cents, 0))::bigint as sales_cents,
          coalesce(commission_cents, 0)::bigint as commission_cents
     from whole left join parts using (day)`,
);

/** Along `order_parts_producer`. A promo code is paid for by the shop: the producer's goods stay what they are. */
const producerByDay = statement<DayRow, Between & { producerId: number }>(
  'sales-of-producer-by-day',
  `select ${DAY} as day, count(*)::int as orders, sum(${LEFT_GOODS_CENTS}::bigint)::bigint as sales_cents,
          sum(${LEFT_COMMISSION_CENTS}::bigint)::bigint as commission_cents
     from order_parts t join orders o on o.id = t.order_id
    where t.producer_id = $producerId::int and ${IN_PERIODS} and ${IS_PART_SOLD} group by 1`,
);

interface SellerRow extends Omit<BestSeller, 'sales'> {
  salesCents: number;
}

interface Best {
  from: Date;
  until: Date;
  firstId: number;
  lastId: number;
  limit: number;
  language: Language;
}

/** Between which ids the orders of a time lie: a database that knows walks their lines, and not those of all times. */
const idsBetween = statement<{ firstId: number | null; lastId: number }, { from: Date; until: Date }>(
  'ids-of-orders-between',
  `with found as materialized (select id from orders where created_at between $from::timestamptz and $until::timestamptz)
   select min(id) as first_id, max(id) as last_id from found`,
);

/** Summed up first, named afterwards: of many products a few are shown. `lines`: which of them count. */
const bestOf = (lines: string) => `with best as (
    select i.product_id, sum(${LEFT_UNITS})::int as units, ${SUM_OF_LEFT_CENTS} as sales_cents
      from orders o join order_items i on i.order_id = o.id join order_parts t on t.id = i.part_id
     where o.id between $firstId::int and $lastId::int and i.order_id between $firstId::int and $lastId::int
       and o.created_at between $from::timestamptz and $until::timestamptz and ${IS_PART_SOLD} and ${lines}
     group by i.product_id order by units desc, i.product_id limit $limit::int)
  select b.product_id, ${localizedNameSql('$language', 'p')} as name, p.slug, p.image_url, b.units, b.sales_cents
    from best b join products p on p.id = b.product_id order by b.units desc, b.product_id`;

const bestOfShop = statement<SellerRow, Best>('best-sellers-of-shop', bestOf('true'));
const bestOfProducer = statement<SellerRow, Best & { producerId: number }>(
  'best-sellers-of-producer',
  bestOf('i.producer_id = $producerId::int'),
);

const BEST_SHOWN = 8;
/** What people buy now: of a longer period its last days. */
const BEST_DAYS = 30;

const summedDays = statement<DayRow, { producerId: number; from: Day; until: Day; except: Day }>(
  'summed-sales-days',
  `select to_char(day, 'YYYY-MM-DD') as day, orders, sales_cents, commission_cents from sales_days
    where producer_id = $producerId::int and day between $from::date and $until::date and day <> $except::date`,
);

export interface Asked {
  period: Period;
  /** Null: of the whole shop. */
  producerId: number | null;
  language: Language;
  now: Date;
}

/** One statement for all sums and one for what sold best. `summedUntil`: days up to there are taken from `sales_days`. */
export async function periodSales(
  db: Db,
  { period, producerId, language, now }: Asked,
  summedUntil: Day | null = null,
): Promise<SalesFigures> {
  const { current, earlier } = spansOf(period, now);
  const byDay = await soldByDay(db, producerId, current, earlier, summedUntil);
  const sellers = await bestSellers(db, producerId, current, language);
  const isCurrent = ({ day }: DayRow) => day >= current.from;
  const isEarlier = ({ day }: DayRow) => day >= earlier.from && day <= earlier.until;
  return {
    current: sumsOf(current, byDay.filter(isCurrent)),
    earlier: sumsOf(earlier, byDay.filter(isEarlier)),
    days: inStretches(period, current, byDay.filter(isCurrent)),
    bestSellers: sellers.map(({ salesCents, ...row }) => ({ ...row, sales: toAmount(salesCents) })),
  };
}

async function bestSellers(
  db: Db,
  producerId: number | null,
  { from, until, end }: Span,
  language: Language,
): Promise<SellerRow[]> {
  const bestFrom = addDays(until, 1 - BEST_DAYS);
  const time = { from: shopMidnight(bestFrom < from ? from : bestFrom), until: end };
  const { firstId, lastId } = (await idsBetween(db, time))[0]!;
  if (firstId === null) return [];
  const best = { ...time, firstId, lastId, limit: BEST_SHOWN, language };
  return producerId === null ? bestOfShop(db, best) : bestOfProducer(db, { ...best, producerId });
}

/** Days that are summed up are read; the others, and the earlier stretch's last day, which counts up to this hour, are summed now. */
async function soldByDay(
  db: Db,
  producerId: number | null,
  current: Span,
  earlier: Span,
  summedUntil: Day | null,
): Promise<DayRow[]> {
  const isSummed = summedUntil !== null && summedUntil >= earlier.until;
  const between: Between = {
    earlierFrom: isSummed ? shopMidnight(earlier.until) : earlier.start,
    earlierUntil: earlier.end,
    from: isSummed && summedUntil >= current.from ? shopMidnight(addDays(summedUntil, 1)) : current.start,
    until: current.end,
  };
  const live =
    producerId === null ? await shopByDay(db, between) : await producerByDay(db, { ...between, producerId });
  if (!isSummed) return live;
  const summed = await summedDays(db, {
    producerId: producerId ?? WHOLE_SHOP,
    from: earlier.from,
    until: summedUntil < current.until ? summedUntil : addDays(current.until, -1),
    except: earlier.until,
  });
  return [...summed, ...live];
}

function sumsOf({ from, until }: Span, rows: readonly DayRow[]): SalesSums {
  const sum = (of: (row: DayRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [orders, cents] = [sum((row) => row.orders), sum((row) => row.salesCents)];
  return {
    from,
    until,
    orders,
    sales: toAmount(cents),
    average: orders === 0 ? null : toAmount(Math.round(cents / orders)),
    commission: toAmount(sum((row) => row.commissionCents)),
  };
}

/** Every stretch is there, also one in which nothing was sold. */
function inStretches(period: Period, span: Span, rows: readonly DayRow[]): SalesFigures['days'] {
  const sold = new Map(stretchesOf(period, span).map((day) => [day, { orders: 0, cents: 0 }]));
  for (const { day, orders, salesCents } of rows) {
    const stretch = sold.get(stretchOf(period, day))!;
    stretch.orders += orders;
    stretch.cents += salesCents;
  }
  return [...sold].map(([day, { orders, cents }]) => ({ day, orders, sales: toAmount(cents) }));
}

/** For somebody who may not see money: what was sold, and not for how much. */
export function withoutAmounts(figures: SalesFigures): SalesFigures {
  const hidden = (sums: SalesSums): SalesSums => ({ ...sums, sales: null, average: null, commission: null });
  return {
    current: hidden(figures.current),
    earlier: hidden(figures.earlier),
    days: figures.days.map((each) => ({ ...each, sales: null })),
    bestSellers: figures.bestSellers.map((each) => ({ ...each, sales: null })),
  };
}
