import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** A newer price counts as lowered for so long, and what it cost before is looked at for as long. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What applied in the days before the last change: the prices that began in them, and the one that they began with. */
const lowestBefore = statement<
  { since: Date; lowestCents: number },
  { productId: number; from: Date; days: number }
>(
  'lowest-price-before',
  `with latest as (
     select price_cents, since, lag(price_cents) over (order by id) as before_cents, id
       from product_prices where product_id = $productId::int order by id desc limit 1
   ), now_lower as (
     select * from latest where before_cents > price_cents and since >= $from::timestamptz
   )
   select l.since, (
     select min(h.price_cents) from product_prices h
      where h.product_id = $productId::int and h.id < l.id and h.id >= coalesce((
        select max(f.id) from product_prices f
         where f.product_id = $productId::int and f.since <= l.since - make_interval(days => $days::int)), 0)
   ) as lowest_cents
     from now_lower l`,
);

export async function loweredPrice(
  db: Db,
  productId: number,
  now: Date,
): Promise<ProductWithFamily['lowered']> {
  const from = new Date(now.getTime() - DAYS * DAY_MS);
  const [found] = await lowestBefore(db, { productId, from, days: DAYS });
  if (found === undefined) return null;
  return { since: found.since.toISOString(), lowestBefore: toAmount(found.lowestCents) };
}
