import { REMIND_DAYS } from '#domains/certificates/model/certificate.ts';
import { localizedNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';

const AT_ONCE = 1_000;

/** One that has a follower already needs none. */
const HAS_FOLLOWER = `exists (
  select from certificates n
   where n.producer_id = c.producer_id and n.scheme = c.scheme and n.product_id is not distinct from c.product_id
     and n.status in ('waiting', 'approved') and n.valid_until > c.valid_until)`;

const ENDS_SOON = `c.status = 'approved' and c.valid_until between $today::date and $today::date + ${REMIND_DAYS}
  and not ${HAS_FOLLOWER}`;

/** A note and its mail in one statement: of several that run at once, one tells. */
const queue = statement<{ id: number }, { now: Date; today: Day; limit: number }>(
  'remind-of-certificates',
  `with due as (
     select c.id from certificates c where c.reminded_at is null and ${ENDS_SOON}
      order by c.id limit $limit::int for update of c skip locked
   ), told as (
     update certificates c set reminded_at = $now::timestamptz from due where c.id = due.id
     returning c.producer_id, c.product_id, c.scheme, c.number, c.valid_until
   )
   insert into mail_outbox (template, recipient, language, data)
   select 'certificate-ends', u.email, u.language, jsonb_build_object(
            'companyName', m.company_name, 'scheme', t.scheme, 'schemeName', s.name, 'number', t.number,
            'productName', ${localizedNameSql('u.language', 'p')}, 'validUntil', t.valid_until::text)
     from told t join producer_profiles m on m.id = t.producer_id and m.closed_at is null
     join users u on u.id = m.user_id and u.deleted_at is null
     left join products p on p.id = t.product_id left join certificate_schemes s on s.scheme = t.scheme
   returning id`,
);

/** 30 days before the end, once. */
export async function remindOfCertificates(db: Db, now: Date): Promise<void> {
  const mails = await queue(db, { now, today: shopDay(now), limit: AT_ONCE });
  if (mails.length > 0) await wakeMailDelivery(db);
}

const countWaiting = statement<{ count: number }>(
  'count-waiting-certificates',
  `select count(*)::int as count from (
     select 1 from certificates where status = 'waiting' limit ${MOST_WAITING}) found`,
);

const countEnding = statement<{ count: number }, { producerId: number; today: Day }>(
  'count-ending-certificates',
  `select count(*)::int as count from (
     select 1 from certificates c where c.producer_id = $producerId::int and ${ENDS_SOON} limit ${MOST_WAITING}) found`,
);

/** Proofs that nobody has looked at, and certificates that end. */
export const waitingCertificates: WaitingWork = {
  ADMIN: [
    {
      name: 'certificates',
      page: 'certificates',
      needs: 'catalogue',
      filter: { status: 'waiting' },
      count: async (db) => (await countWaiting(db, {}))[0]!.count,
    },
  ],
  PRODUCER: [
    {
      name: 'certificatesEnding',
      page: 'certificates',
      needs: 'catalogue',
      filter: { status: 'ending' },
      count: async (db, { producerId, now }) =>
        (await countEnding(db, { producerId, today: shopDay(now) }))[0]!.count,
    },
  ],
};
