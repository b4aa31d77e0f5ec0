import { sql } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import { producerNet } from '#shared/pricing/commission.ts';
import type { ProducerStats } from '#shared/producer-desk/desk.ts';
import { averageRating } from '#shared/reviews/average-rating.ts';
import { rows, type Db } from '#server/db/client.ts';
import { isOnShopDay, lastShopDays } from '#server/db/shop-days.ts';
import type { OwnProducer } from './own-producer.ts';

const SALES_DAYS = 30;

/** The producer's own real figures: all orders not cancelled, own lines only. */
export async function statsOfProducer(
  db: Db,
  producer: OwnProducer,
  now = new Date(),
): Promise<ProducerStats> {
  const [sold] = await rows<{ revenue_cents: number | string; orders: number }>(
    db,
    sql`select coalesce(sum(i.price_cents::bigint * i.quantity - i.discount_cents), 0) as revenue_cents,
               count(distinct o.id)::int as orders
          from order_items i join orders o on o.id = i.order_id
         where i.producer_id = ${producer.id} and o.status <> 'cancelled'`,
  );
  const [shelf] = await rows<{ active: number; rating_sum: number; reviews: number }>(
    db,
    sql`select (count(*) filter (where for_sale and not hidden))::int as active,
               coalesce(sum(rating_sum), 0)::int as rating_sum, coalesce(sum(review_count), 0)::int as reviews
          from products where producer_id = ${producer.id}`,
  );
  const revenueCents = Number(sold!.revenue_cents);
  return {
    verified: producer.verified,
    declineReason: producer.declineReason,
    producerId: producer.id,
    revenue: toDollars(revenueCents),
    net: toDollars(producerNet(revenueCents)),
    activeProducts: shelf!.active,
    orders: sold!.orders,
    averageRating: averageRating(shelf!.rating_sum, shelf!.reviews),
    reviewCount: shelf!.reviews,
    sales: await salesByDay(db, producer.id, now),
  };
}

async function salesByDay(db: Db, producerId: number, now: Date): Promise<ProducerStats['sales']> {
  const days = await rows<{ day: string; revenue_cents: number | string; orders: number }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day,
               coalesce(sum(i.price_cents::bigint * i.quantity - i.discount_cents), 0) as revenue_cents,
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
