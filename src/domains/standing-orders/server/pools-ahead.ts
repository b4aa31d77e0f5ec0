import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { nextTier, percentageFor, effectiveTiers, type DiscountTier } from '#domains/pricing/model/tiers.ts';
import { EARLIEST_DAYS_AHEAD, weekOf } from '#domains/standing-orders/model/standing-dates.ts';
import type { StandingPool } from '#domains/standing-orders/model/standing-order.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { COUNTS, IS_THERE, KEPT_CARD, UNRELIABLE } from './standing.queries.ts';

const WEEKS_SHOWN = 3;
const WEEKS_AHEAD = 6;

interface AheadRow {
  week: Day;
  units: number;
  tiers: DiscountTier[] | null;
}

/** What stands for the weeks that somebody can still join, of a product or of its family. */
const ahead = statement<AheadRow, { productId: number; today: Day; from: Day; weeks: number }>(
  'standing-pools-ahead',
  `with ${UNRELIABLE}, pool as (
     select x.id, x.listed, x.for_sale, x.quantity_available, case when p.family_id is null then 1 else x.counts_as end as counts_as, p.discount_tiers as tiers
       from products p join products x on x.id = p.id or x.family_id = p.family_id
      where p.id = $productId::int and p.listed
   )
   select date_trunc('week', t.on_day)::date::text as week, sum(i.quantity * p.counts_as)::int as units,
          (array_agg(p.tiers))[1] as tiers
     from pool p join standing_items i on i.product_id = p.id and ${IS_THERE}
     join standing_orders s on s.id = i.standing_order_id and s.status = 'active'
     join users u on u.id = s.user_id ${KEPT_CARD}
     cross join lateral (
       select (s.next_on + 7 * s.every_weeks * n)::timestamp as on_day from generate_series(0, $weeks::int) n
        where s.next_on + 7 * s.every_weeks * n >= $from::date
          and s.next_on + 7 * s.every_weeks * n < $from::date + 7 * $weeks::int) t
    where ${COUNTS}
    group by 1 order by 1 limit ${WEEKS_SHOWN}`,
);

async function readPools(db: Db, productId: number, now: Date): Promise<StandingPool[]> {
  const today = shopDay(now);
  const { from } = weekOf(addDays(today, EARLIEST_DAYS_AHEAD));
  const rows = await ahead(db, { productId, today, from, weeks: WEEKS_AHEAD });
  return rows.map(({ week, units, tiers }) => {
    const ladder = effectiveTiers(tiers);
    const next = nextTier(ladder, units);
    return {
      week,
      units,
      percentage: percentageFor(ladder, units),
      next: next && { missing: next.missing, percentage: next.tier.discountPercentage },
    };
  });
}

/** Everybody who looks at a product asks: a crowd reads what one of them was told a moment ago. */
const KEPT_MS = 30_000;
const MAX_KEPT = 500;
const kept = new WeakMap<Db, Map<number, { readAt: number; pools: Promise<StandingPool[]> }>>();

export function poolsAhead(db: Db, productId: number, now: Date): Promise<StandingPool[]> {
  const ofDb = kept.get(db) ?? new Map<number, { readAt: number; pools: Promise<StandingPool[]> }>();
  kept.set(db, ofDb);
  const known = ofDb.get(productId);
  if (known !== undefined && Math.abs(now.getTime() - known.readAt) < KEPT_MS) return known.pools;
  if (ofDb.size >= MAX_KEPT) ofDb.clear();
  const pools = readPools(db, productId, now);
  ofDb.set(productId, { readAt: now.getTime(), pools });
  pools.catch(() => ofDb.delete(productId));
  return pools;
}

/** Somebody has changed what stands: here it is seen at once. */
export function forgetPools(db: Db): void {
  kept.delete(db);
}
