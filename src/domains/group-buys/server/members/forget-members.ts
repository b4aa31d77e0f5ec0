import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { returnWindowDays } from '#domains/orders/server/customer-data.ts';

const forget = statement<never, { now: Date; days: number }>(
  'forget-group-members',
  `update group_members m set customer_name = '' from group_buys g
    where g.id = m.group_buy_id and m.customer_name <> ''
      and g.ended_at < $now::timestamptz - make_interval(days => $days::int)`,
);

/** Who got how many matters until the last parcel is shared out and may come back. Then the names go as well. */
export async function forgetMembers(db: Db, now: Date): Promise<void> {
  await forget(db, { now, days: returnWindowDays() });
}
