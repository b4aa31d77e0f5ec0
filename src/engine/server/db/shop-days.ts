import { sql, type SQL } from 'drizzle-orm';
import { SHOP_TIME_ZONE, shopDay } from '#engine/model/dates.ts';

/** For `from`: one row for each of the last days of the shop's calendar up to today, as `day` (without a time zone). */
export function lastShopDays(count: number, now: Date): SQL {
  const today = sql`${shopDay(now)}::timestamp`;
  return sql`generate_series(${today} - ${count - 1}::int * interval '1 day', ${today}, interval '1 day') day`;
}

/** The `day` that a moment falls on: for many rows, which a database can then match without trying each day. */
export function shopDayOf(moment: SQL): SQL {
  return sql`date_trunc('day', ${moment} at time zone ${SHOP_TIME_ZONE}::text)`;
}

/** Whether a moment falls on such a `day`: from midnight to midnight Eastern time, be that 23, 24 or 25 hours. */
export function isOnShopDay(moment: SQL): SQL {
  const zone = sql`at time zone ${SHOP_TIME_ZONE}::text`;
  return sql`(${moment} >= day ${zone} and ${moment} < (day + interval '1 day') ${zone})`;
}
