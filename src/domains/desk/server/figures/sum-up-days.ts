import { SHOP_TIME_ZONE, shopDay, shopMidnight } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import {
  IS_PART_SOLD,
  IS_SOLD,
  LEFT_COMMISSION_CENTS,
  LEFT_GOODS_CENTS,
  LESS_FOR_PART_CENTS,
} from '#domains/orders/server/order-sql.ts';
import { WHOLE_SHOP } from './sales-days.schema.ts';

/** A posting whose transaction began this long ago is there, or never will be: ids are given out before others see them. */
const SETTLED_AFTER_MS = 5 * 60_000;
/** Postings that are looked at by one step. */
const PORTION = 10_000;

interface State {
  /** Null: nothing was ever summed up. */
  summedUntil: Day | null;
  upToPosting: number;
}

const readState = statement<State>(
  'read-sales-days-state',
  `select to_char(summed_until, 'YYYY-MM-DD') as summed_until, up_to_posting from sales_days_state`,
);

const writeState = statement<never, { summedUntil: Day; upToPosting: number }>(
  'write-sales-days-state',
  `insert into sales_days_state (id, summed_until, up_to_posting) values (1, $summedUntil::date, $upToPosting::int)
   on conflict (id) do update set summed_until = excluded.summed_until, up_to_posting = excluded.up_to_posting`,
);

const firstOrder = statement<{ at: Date | null }>(
  'first-order',
  `select (select created_at from orders order by created_at, id limit 1) as at`,
);

const lastPosting = statement<{ id: number }, { before: Date }>(
  'last-settled-posting',
  `select coalesce((select id from ledger_postings where at < $before::timestamptz order by id desc limit 1), 0) as id`,
);

/** The days of orders that something was posted for since. */
const outdated = statement<
  { day: Day | null; upTo: number },
  { after: number; before: Date; limit: number; today: Date }
>(
  'outdated-sales-days',
  `with news as (
     select id, order_id from ledger_postings where id > $after::int and at < $before::timestamptz order by id limit $limit::int
   )
   select distinct to_char(o.created_at at time zone '${SHOP_TIME_ZONE}', 'YYYY-MM-DD') as day,
          (select max(id) from news) as up_to
     from news n left join orders o on o.id = n.order_id and o.created_at < $today::timestamptz`,
);

const forgetDay = statement<never, { day: Day }>(
  'forget-sales-day',
  'delete from sales_days where day = $day::date',
);

/** As `shopByDay` and `producerByDay` have it. */
const sumDay = statement<never, { day: Day; from: Date; until: Date }>(
  'sum-up-sales-day',
  `with whole as (
     select count(*)::int as orders, coalesce(sum(o.order_total_cents::bigint), 0) as cents
       from orders o where o.created_at >= $from::timestamptz and o.created_at < $until::timestamptz and ${IS_SOLD}
   ), parts as (
     select t.producer_id, t.status, ${LEFT_GOODS_CENTS}::bigint as goods, ${LESS_FOR_PART_CENTS}::bigint as less, ${LEFT_COMMISSION_CENTS}::bigint as commission,
            ${IS_SOLD} as is_order_sold, ${IS_PART_SOLD} as is_sold
       from orders o join order_parts t on t.order_id = o.id
      where o.created_at >= $from::timestamptz and o.created_at < $until::timestamptz and o.accepted_at is not null
   )
   insert into sales_days (producer_id, day, orders, sales_cents, commission_cents)
   select ${WHOLE_SHOP}, $day::date, w.orders,
          w.cents - coalesce((select sum(less) from parts where is_order_sold), 0),
          coalesce((select sum(commission) from parts where is_sold and is_order_sold), 0)
     from whole w where w.orders > 0
   union all
   select producer_id, $day::date, count(*)::int, sum(goods), sum(commission)
     from parts where is_sold and producer_id is not null group by producer_id`,
);

/** Whole days up to yesterday, and again each day whose orders have changed since. Cut off anywhere, it goes on there. */
export async function sumUpDays(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SETTLED_AFTER_MS);
  await sumNewDays(db, before);
  while (await sumOutdatedDays(db, before));
}

async function sumNewDays(db: Db, before: Date): Promise<void> {
  // The night's last transactions shall be over.
  const yesterday = addDays(shopDay(before), -1);
  let { summedUntil, upToPosting } = await readSummed(db);
  if (summedUntil === null) {
    const { at } = (await firstOrder(db, {}))[0]!;
    if (at === null) return;
    summedUntil = addDays(shopDay(at), -1);
    // What is posted from here on is looked at again, also for days that are summed up meanwhile.
    upToPosting = (await lastPosting(db, { before }))[0]!.id;
  }
  for (let day = addDays(summedUntil, 1); day <= yesterday; day = addDays(day, 1))
    await db.transaction(async (tx) => {
      await sumUp(tx, day);
      await writeState(tx, { summedUntil: day, upToPosting });
    });
}

/** True where there may be more. */
async function sumOutdatedDays(db: Db, before: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { summedUntil, upToPosting } = await readSummed(tx);
    if (summedUntil === null) return false;
    const today = shopMidnight(addDays(summedUntil, 1));
    const found = await outdated(tx, { after: upToPosting, before, limit: PORTION, today });
    const upTo = found[0]?.upTo;
    if (upTo === undefined) return false;
    for (const { day } of found) if (day !== null) await sumUp(tx, day);
    await writeState(tx, { summedUntil, upToPosting: upTo });
    return upTo - upToPosting >= PORTION;
  });
}

async function sumUp(tx: Db, day: Day): Promise<void> {
  await forgetDay(tx, { day });
  await sumDay(tx, { day, from: shopMidnight(day), until: shopMidnight(addDays(day, 1)) });
}

export async function readSummed(db: Db): Promise<State> {
  return (await readState(db, {}))[0] ?? { summedUntil: null, upToPosting: 0 };
}
