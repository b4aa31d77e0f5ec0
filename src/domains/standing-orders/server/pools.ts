import { poolKey, unitsByPool, type StandingTerms } from '#domains/standing-orders/model/standing-price.ts';
import type { Week } from '#domains/standing-orders/model/standing-dates.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import {
  COUNTS,
  IS_THERE,
  KEPT_CARD,
  UNRELIABLE,
  type Standing,
  type WantedLine,
} from './standing.queries.ts';

interface PoolRow {
  key: string;
  units: number;
}

/**
 * What stands for a week: what is wanted on a date in it and is there, and what was ordered on one. Units of people who are not known,
 * or who took some back lately, count for themselves alone.
 */
const unitsOfWeek = statement<PoolRow, Week & { today: Day; productIds: number[] | null }>(
  'standing-units-of-week',
  `with ${UNRELIABLE}, standing as (
     select s.id, i.product_id, i.quantity from standing_orders s join standing_items i on i.standing_order_id = s.id
       join products p on p.id = i.product_id and ${IS_THERE}
      where s.status = 'active' and s.next_on between $from::date and $to::date
     union all
     select s.id, i.product_id, i.quantity from standing_dates d join standing_orders s on s.id = d.standing_order_id
       join orders o on o.id = d.order_id and o.status <> 'cancelled' join order_items i on i.order_id = o.id
      where d.order_id is not null and d.due_on between $from::date and $to::date
   ), counted as (
     select s.id from standing_orders s join users u on u.id = s.user_id ${KEPT_CARD}
      where s.id in (select id from standing) and ${COUNTS}
   )
   select case when p.family_id is null then 'product:' || p.id else 'family:' || p.family_id end as key,
          sum(t.quantity * case when p.family_id is null then 1 else p.counts_as end)::int as units
     from standing t join counted c on c.id = t.id join products p on p.id = t.product_id
    where $productIds::int[] is null or p.id = any($productIds::int[])
       or p.family_id in (select f.family_id from products f where f.id = any($productIds::int[]))
    group by 1`,
);

/** Units that stand for a week, by pool. `productIds`: of their pools alone. */
export async function standingUnits(
  db: Db,
  { week, today, productIds = null }: { week: Week; today: Day; productIds?: number[] | null },
): Promise<Map<string, number>> {
  const rows = await unitsOfWeek(db, { ...week, today, productIds });
  return new Map(rows.map(({ key, units }) => [key, units]));
}

/** What it costs alone, and with which others it counts. */
export function termsNow({
  productId,
  priceCents,
  discountTiers,
  familyId,
  countsAs,
}: Pick<WantedLine, 'productId' | 'priceCents' | 'discountTiers' | 'familyId' | 'countsAs'>): StandingTerms {
  return {
    productId,
    unitPriceCents: priceCents,
    tiers: effectiveTiers(discountTiers),
    familyId,
    countsAs,
  };
}

/** Of all that stands, what is other people's. */
export function othersOf(standing: Standing, all: ReadonlyMap<string, number>): Map<string, number> {
  // As they are counted: what is not there counts for nobody.
  const wanted = standing.lines
    .filter(({ missing }) => missing === null || missing === 'season')
    .map((line) => ({ quantity: line.quantity, terms: termsNow(line) }));
  const own = standing.counts ? unitsByPool(wanted) : new Map<string, number>();
  return new Map(
    standing.lines.map((line) => {
      const key = poolKey(termsNow(line));
      return [key, Math.max(0, (all.get(key) ?? 0) - (own.get(key) ?? 0))];
    }),
  );
}
