import { eq } from 'drizzle-orm';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import { whySold } from '#domains/catalogue/model/seasons/season.ts';
import { stockAlerts } from '#domains/outreach/server/stock-alerts.schema.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { toCents } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { LateMail } from '#engine/server/mail/mail-content.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import type { MailData } from '#engine/server/mail/templates.ts';

/** So many a run, so that no statement holds the table for long; the next run is minutes away. */
const AT_ONCE = 5_000;

/** A wish and its mail in one statement: of several that run at once, one tells. */
const queue = statement<{ id: number }, { now: Date; limit: number }>(
  'queue-stock-alerts',
  `with due as (
     select a.id from stock_alerts a join products p on p.id = a.product_id and p.listed and p.in_stock
      where a.confirmed_at is not null and a.told_at is null
      order by a.id limit $limit::int for update of a skip locked
   ), told as (
     update stock_alerts a set told_at = $now::timestamptz from due where a.id = due.id
     returning a.id, a.user_id, a.email, a.language
   )
   insert into mail_outbox (template, recipient, language, data, bulk)
   select 'back-in-stock', coalesce(u.email, t.email), coalesce(u.language, t.language),
          jsonb_build_object('alertId', t.id), true
     from told t left join users u on u.id = t.user_id and u.deleted_at is null
    where not exists (select from refused_addresses r where r.email = lower(coalesce(u.email, t.email)))
   returning id`,
);

/** Questions that nobody answered, wishes that were fulfilled, and those of products that never came back. */
const sweep = statement<never, { now: Date }>(
  'sweep-stock-alerts',
  `delete from stock_alerts
    where told_at < $now::timestamptz - interval '7 days'
       or confirmed_at is null and created_at < $now::timestamptz - interval '3 days'
       or created_at < $now::timestamptz - interval '1 year'`,
);

export async function tellOfReturn(db: Db, now: Date): Promise<void> {
  await sweep(db, { now });
  const mails = await queue(db, { now, limit: AT_ONCE });
  if (mails.length > 0) await wakeMailDelivery(db);
}

/** Sold out again before the mail left: the wish waits on, and nobody is sent to an empty shelf. */
export const writeBackInStock: LateMail<MailData<'back-in-stock'>> = async ({ db }, mail) => {
  const { alertId } = mail.data as { alertId: number };
  const isThis = eq(stockAlerts.id, alertId);
  const [alert] = await db.select().from(stockAlerts).where(isThis);
  if (alert?.toldAt == null) return undefined;
  const language = isLanguage(mail.language) ? mail.language : DEFAULT_LANGUAGE;
  const [product] = await productsByIds(db, language, [alert.productId]);
  if (product?.inStock === true) {
    const { name, slug, producerName, quantityAvailable, price, imageUrl: picture } = product;
    const because = whySold(product);
    return {
      alertId,
      name,
      slug,
      producerName,
      quantityAvailable,
      priceCents: toCents(price),
      picture,
      because,
    };
  }
  await db.update(stockAlerts).set({ toldAt: null }).where(isThis);
  return undefined;
};
