import {
  seasonAfter,
  seasonFaults,
  seasonOn,
  type SaidSeason,
  type SeasonDays,
} from '#domains/catalogue/model/seasons/season.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { followDay } from '#domains/catalogue/server/products/follow-day.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** What the season of the product `p` comes to on a day: `seasonOn` in SQL. */
export const SEASON_ON = (today: string) => `case
  when p.available_until < ${today} then 'over'
  when not p.preorder and coalesce(p.available_from, p.ships_from) > ${today} then 'before'
  when coalesce(p.ships_from, p.available_from) > ${today} then 'preorder'
  else 'open' end`;

const renew = statement<{ id: number; listed: boolean }, { ids: number[]; today: Day }>(
  'renew-seasons',
  `with due as (
     select p.id, ${SEASON_ON('$today::date')} as season from products p
      where p.id = any($ids::int[]) order by p.id for no key update of p
   )
   update products p set season = d.season from due d where p.id = d.id and p.season <> d.season
   returning p.id, p.listed`,
);

async function renewSeasonsOf(tx: Db, changed: Changed, ids: number[], today: Day): Promise<void> {
  for (const { id, listed } of await renew(tx, { ids, today })) if (listed) changed.product(id, 'in place');
}

type ProductRow = typeof products.$inferSelect;

const isSame = (a: SeasonDays, b: SeasonDays): boolean =>
  a.availableFrom === b.availableFrom &&
  a.availableUntil === b.availableUntil &&
  a.shipsFrom === b.shipsFrom &&
  a.preorder === b.preorder;

/** Throws what cannot be said of a season, before it is written. `before`: left out for a new product. */
export function refuseSeason(before: SeasonDays | undefined, said: SaidSeason, now = new Date()): void {
  const after = seasonAfter(before, said);
  if (isSame(seasonAfter(before, {}), after)) return;
  const fields = seasonFaults(after, shopDay(now));
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('invalid', message, { fields });
}

/** A product was given another season, in the transaction that has locked and changed it. */
export async function followSeason(
  tx: Db,
  changed: Changed,
  before: SeasonDays | undefined,
  after: SeasonDays & Pick<ProductRow, 'id' | 'season'>,
  now = new Date(),
): Promise<void> {
  if (isSame(seasonAfter(before, {}), after)) return;
  const today = shopDay(now);
  if (seasonOn(after, today) !== after.season) await renewSeasonsOf(tx, changed, [after.id], today);
}

const outdated = statement<{ id: number }, { ids: number[] | null; today: Day; limit: number }>(
  'products-of-another-season',
  `select p.id from products p
    where (p.available_from is not null or p.available_until is not null or p.ships_from is not null)
      and ($ids::int[] is null or p.id = any($ids::int[])) and p.season <> ${SEASON_ON('$today::date')}
    order by p.id limit $limit::int`,
);

/** With every new day some seasons begin and others end: what shows them is forgotten. */
export const renewSeasons = (
  shop: { db: Db; catalogue: Catalogue },
  now: Date,
  among: number[] | null = null,
): Promise<void> => followDay(shop, { outdated, change: renewSeasonsOf }, now, among);
