import { sql } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import { producerNet } from '#shared/pricing/commission.ts';
import type { ProducerStats } from '#shared/producer-desk/desk.ts';
import { averageRating } from '#shared/reviews/average-rating.ts';
import { rows, type Db } from '#server/db/client.ts';
import { SUM_OF_LINES_CENTS } from '#server/db/order-sql.ts';
import { isOnShopDay, lastShopDays } from '#server/db/shop-days.ts';
import { statement } from '#server/db/statement.ts';
import type { OwnProducer } from '#server/features/catalogue/own-producer.ts';

const SALES_DAYS = 30;

const soldBy = statement<{ revenueCents: number; orders: number }, { producerId: number }>(
  'sold-by-producer',
  `select ${SUM_OF_LINES_CENTS} as revenue_cents, count(distinct o.id)::int as orders
     from order_items i join orders o on o.id = i.order_id
    where i.producer_id = $producerId::int and o.status <> 'cancelled'`,
);

const shelfOf = statement<{ active: number; ratingSum: number; reviews: number }, { producerId: number }>(
  'shelf-of-producer',
  `select (count(*) filter (where for_sale and not hidden))::int as active,
          coalesce(sum(rating_sum), 0)::int as rating_sum, coalesce(sum(review_count), 0)::int as reviews
     from products where producer_id = $producerId::int`,
);

/** The producer's own real figures: all orders not cancelled, own lines only. */
export async function statsOfProducer(
  db: Db,
  producer: OwnProducer,
  now = new Date(),
): Promise<ProducerStats> {
  const producerId = producer.id;
  const [sold] = await soldBy(db, { producerId });
  const [shelf] = await shelfOf(db, { producerId });
  return {
    verified: producer.verified,
    declineReason: producer.declineReason,
    producerId,
    revenue: toDollars(sold!.revenueCents),
    net: toDollars(producerNet(sold!.revenueCents)),
    activeProducts: shelf!.active,
    orders: sold!.orders,
    averageRating: averageRating(shelf!.ratingSum, shelf!.reviews),
    reviewCount: shelf!.reviews,
    sales: await salesByDay(db, producerId, now),
  };
}

async function salesByDay(db: Db, producerId: number, now: Date): Promise<ProducerStats['sales']> {
  const days = await rows<{ day: string; revenue_cents: number | string; orders: number }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, ${sql.raw(SUM_OF_LINES_CENTS)} as revenue_cents,
               count(distinct o.id)::int as orders
          from ${lastShopDays(SALES_DAYS, now)}
          left join orders o on ${isOnShopDay(sql`o.created_at`)} and o.status <> 'cancelled'
               and exists (select 1 from order_items x where x.order_id = o.id and x.producer_id = ${producerId})
          left join order_items i on i.order_id = o.id and i.producer_id = ${producerId}
         group by day order by day`,
  );
  return days.map((row) => ({
    day: row.day,
    revenue: toDollars(Number(row.revenue_cents)),
    orders: row.orders,
  }));
}
