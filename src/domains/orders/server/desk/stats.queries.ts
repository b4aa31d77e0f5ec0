import { sql } from 'drizzle-orm';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { toAmount } from '#engine/model/money.ts';
import type { ProducerStats, ProducerCustomer } from '#domains/orders/model/desk.ts';
import { averageRating } from '#domains/catalogue/model/reviews/average-rating.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { IS_PART_SOLD, LEFT_GOODS_CENTS, SUM_OF_LEFT_CENTS } from '#domains/orders/server/order-sql.ts';
import { LEFT_UNITS } from '#domains/orders/server/removals/left-of-line.ts';
import { lastShopDays, shopDayOf } from '#engine/server/db/shop-days.ts';
import { statement } from '#engine/server/db/statement.ts';
import { sumsOfProducer } from '#domains/ledger/server/balances.queries.ts';
import { isApproved } from '#domains/catalogue/server/producers/rename-producer.ts';
import type { OwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { Language } from '#engine/model/languages.ts';
import { soldNameSql } from '#domains/catalogue/server/products/localized-name.ts';

const SALES_DAYS = 30;

const soldBy = statement<{ revenueCents: number; orders: number }, { producerId: number }>(
  'sold-by-producer',
  `select coalesce(sum(${LEFT_GOODS_CENTS}), 0)::bigint as revenue_cents,
          count(*)::int as orders
     from order_parts t join orders o on o.id = t.order_id
    where t.producer_id = $producerId::int and ${IS_PART_SOLD}`,
);

const shelfOf = statement<{ active: number; ratingSum: number; reviews: number }, { producerId: number }>(
  'shelf-of-producer',
  `select (count(*) filter (where for_sale and not hidden))::int as active,
          coalesce(sum(rating_sum), 0)::int as rating_sum, coalesce(sum(review_count), 0)::int as reviews
     from products where producer_id = $producerId::int`,
);

const returnsTo = statement<{ open: number }, { producerId: number }>(
  'open-returns-of-producer',
  `select count(distinct r.id)::int as open
     from returns r join return_items x on x.return_id = r.id
    where r.closed_at is null and x.producer_id = $producerId::int`,
);

/** The producer's own real figures: all own parts that are not cancelled. */
export async function statsOfProducer(
  db: Db,
  producer: OwnProducer,
  seesMoney: boolean,
  now = new Date(),
): Promise<ProducerStats> {
  const producerId = producer.id;
  const [sold] = await soldBy(db, { producerId });
  const [shelf] = await shelfOf(db, { producerId });
  const [returned] = await returnsTo(db, { producerId });
  return {
    verified: isApproved(producer),
    renamedFrom: producer.renamedFrom,
    declineReason: producer.declineReason,
    producerId,
    revenue: seesMoney ? toAmount(sold!.revenueCents) : null,
    net: seesMoney ? toAmount((await sumsOfProducer(db, producerId)).earned) : null,
    activeProducts: shelf!.active,
    orders: sold!.orders,
    openReturns: returned!.open,
    averageRating: averageRating(shelf!.ratingSum, shelf!.reviews),
    reviewCount: shelf!.reviews,
    sales: (await salesByDay(db, producerId, now)).map((day) => ({
      ...day,
      revenue: seesMoney ? day.revenue : null,
    })),
  };
}

async function salesByDay(db: Db, producerId: number, now: Date): Promise<ProducerStats['sales']> {
  const since = shopMidnight(addDays(shopDay(now), 1 - SALES_DAYS));
  const days = await rows<{ day: string; revenue_cents: number | string; orders: number }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(sold.goods_cents), 0)::bigint as revenue_cents,
               count(sold.goods_cents)::int as orders
          from ${lastShopDays(SALES_DAYS, now)}
          left join (
            select ${sql.raw(LEFT_GOODS_CENTS)} as goods_cents, ${shopDayOf(sql`o.created_at`)} as day
              from order_parts t join orders o on o.id = t.order_id
             where t.producer_id = ${producerId} and ${sql.raw(IS_PART_SOLD)}
               and o.created_at >= ${since}
          ) sold using (day)
         group by day order by day`,
  );
  return days.map((row) => ({
    day: row.day,
    revenue: toAmount(Number(row.revenue_cents)),
    orders: row.orders,
  }));
}

const MAX_CUSTOMERS = 500;
const MAX_PRODUCTS_SHOWN = 10;

interface CustomerRow extends Omit<ProducerCustomer, 'spent' | 'lastOrderAt'> {
  spentCents: number;
  lastOrderAt: Date;
}

const customers = statement<CustomerRow, { producerId: number; language: Language }>(
  'customers-of-producer',
  `select max(o.customer_name) as name, count(distinct o.id)::int as orders, sum(${LEFT_UNITS})::int as units,
          ${SUM_OF_LEFT_CENTS} as spent_cents, max(o.created_at) as last_order_at,
          (array_agg(distinct ${soldNameSql('$language')}))[:${MAX_PRODUCTS_SHOWN}] as products
     from order_items i join orders o on o.id = i.order_id join order_parts t on t.id = i.part_id
     join products p on p.id = i.product_id
    where i.producer_id = $producerId::int and ${IS_PART_SOLD} and ${LEFT_UNITS} > 0
    group by coalesce(o.user_id::text, lower(o.customer_email))
    order by spent_cents desc limit ${MAX_CUSTOMERS}`,
);

/** Who bought own products, best customers first. Customers without an account are told apart by their e-mail, which is not shown. */
export async function customersOfProducer(
  db: Db,
  producerId: number,
  language: Language,
): Promise<ProducerCustomer[]> {
  const found = await customers(db, { producerId, language });
  return found.map(({ spentCents, lastOrderAt, ...row }) => ({
    ...row,
    spent: toAmount(spentCents),
    lastOrderAt: lastOrderAt.toISOString(),
  }));
}
