import { and, eq, isNull, sql } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { seasonOn } from '#domains/catalogue/model/seasons/season.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';

/** The new oil is ordered ahead, and shipped as soon as it is pressed. */
const SEASONAL = 'novello-first-harvest-oil';
const BEGINS_IN_DAYS = 14;
const LASTS_DAYS = 120;

export async function giveSampleSeason(tx: Db, now: Date): Promise<void> {
  const today = shopDay(now);
  const availableFrom = addDays(today, BEGINS_IN_DAYS);
  const availableUntil = addDays(availableFrom, LASTS_DAYS);
  const days = { availableFrom, availableUntil, shipsFrom: null, preorder: true };
  await tx
    .update(products)
    .set({ ...days, season: seasonOn(days, today) })
    .where(and(eq(products.slug, SEASONAL), isWithoutSeason));
}

const isWithoutSeason = and(
  isNull(products.availableFrom),
  isNull(products.availableUntil),
  isNull(products.shipsFrom),
);

/** Days that somebody has changed since are theirs. */
export async function endSampleSeason(tx: Db): Promise<void> {
  const isSample = sql`${products.preorder} and ${products.shipsFrom} is null
    and ${products.availableUntil} - ${products.availableFrom} = ${LASTS_DAYS}::int`;
  await tx
    .update(products)
    .set({ availableFrom: null, availableUntil: null, preorder: false, season: 'open' })
    .where(and(eq(products.slug, SEASONAL), isSample));
}
