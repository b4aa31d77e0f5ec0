import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { DEAL_PERCENT } from '#domains/cart/model/saved/saved-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';

/** On the shop's clock. */
const TELL_AT_HOUR = 9;
const HOUR_MS = 60 * 60 * 1000;

/** Every morning. */
export function nextMorningAfter(last: Date): Date {
  const morning = (day: string) => new Date(shopMidnight(day).getTime() + TELL_AT_HOUR * HOUR_MS);
  const today = shopDay(last);
  return morning(today) > last ? morning(today) : morning(addDays(today, 1));
}

const note = statement<never>(
  'note-sold-out',
  `update saved_products s set was_sold_out = true, is_awaited = true
     from products p
    where p.id = s.product_id and not s.is_awaited and not (p.listed and p.in_stock)`,
);

/** Those who saved something that is sold out now wait for it to come back. */
export async function noteSoldOut(db: Db): Promise<void> {
  await note(db, {});
}

/**
 * One mail for each person with all there is to tell, and a note of what was told. The day on the profile is compared under
 * its lock, so of several who run this at once one tells. What is said of each product is decided when the mail leaves.
 */
const queue = statement<{ id: number }, { today: string }>(
  'queue-deals',
  `with news as (
     select s.user_id, s.product_id, p.price_cents, s.told_price_cents, s.is_awaited
       from saved_products s
       join products p on p.id = s.product_id and p.listed and p.in_stock
      where s.is_awaited or p.price_cents * 100 <= s.told_price_cents * ${100 - DEAL_PERCENT}
   ), people as (
     update buyer_profiles b set deals_told_on = $today
       from users u
      where u.id = b.user_id and u.deleted_at is null and u.role = 'BUYER' and b.notify_on_deals
        and (b.deals_told_on is null or b.deals_told_on < $today)
        and b.user_id in (select user_id from news)
        and not exists (select from refused_addresses r where r.email = lower(u.email))
     returning b.user_id, u.email, u.language
   ), told as (
     update saved_products s set told_price_cents = least(s.told_price_cents, n.price_cents), is_awaited = false
       from news n join people using (user_id)
      where s.user_id = n.user_id and s.product_id = n.product_id
   )
   insert into mail_outbox (template, recipient, language, data, bulk)
   select 'saved-news', o.email, o.language,
          jsonb_build_object('userId', o.user_id, 'news', jsonb_agg(jsonb_build_object(
            'productId', n.product_id, 'toldCents', n.told_price_cents, 'isBack', n.is_awaited) order by n.product_id)),
          true
     from people o join news n using (user_id) group by o.user_id, o.email, o.language
   returning id`,
);

/** At most one mail a day and person, about what came back or fell in price since the last one. */
export async function tellOfDeals(db: Db, now: Date): Promise<void> {
  await noteSoldOut(db);
  const mails = await queue(db, { today: shopDay(now) });
  if (mails.length > 0) await wakeMailDelivery(db);
}
