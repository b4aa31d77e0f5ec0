import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { isoSql } from '#domains/orders/server/pickup/order-pickup.queries.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';

const AT_ONCE = 1_000;

/** A note and its mail in one statement: of several that run at once, one tells. */
const queue = statement<{ id: number }, { now: Date; earliest: Date; until: Date; limit: number }>(
  'remind-of-pickups',
  `with due as (
     select k.order_id from order_pickups k join orders o on o.id = k.order_id
      where k.reminded_at is null and k.released_at is null and k.kind = 'pickup'
        and k.ends_at >= $earliest::timestamptz and k.ends_at < $until::timestamptz
        and o.status in ('processing', 'shipped') and o.customer_email <> ''
        and exists (select from order_parts t where t.order_id = o.id and t.status = 'shipped')
      order by k.order_id limit $limit::int for update of k skip locked
   ), told as (
     update order_pickups k set reminded_at = $now::timestamptz from due where k.order_id = due.order_id returning k.*
   )
   insert into mail_outbox (template, recipient, language, order_id, data)
   select 'pickup-reminder', o.customer_email, o.language, o.id, jsonb_build_object(
            'orderId', o.id, 'customerName', o.customer_name, 'pickup', jsonb_build_object(
              'kind', k.kind, 'placeId', k.place_id, 'name', k.name, 'note', k.note, 'address', k.address,
              'from', ${isoSql('starts_at')}, 'until', ${isoSql('ends_at')}, 'code', k.code))
     from told k join orders o on o.id = k.order_id
   returning id`,
);

/** What nobody was there to say for so long is not said any more. */
const LATEST_DAYS = 7;

/** The day after, once: of what is ready and was not fetched. */
export async function remindOfPickups(db: Db, now: Date): Promise<void> {
  const until = shopMidnight(shopDay(now));
  const earliest = shopMidnight(addDays(shopDay(now), -LATEST_DAYS));
  const mails = await queue(db, { now, earliest, until, limit: AT_ONCE });
  if (mails.length > 0) await wakeMailDelivery(db);
}
