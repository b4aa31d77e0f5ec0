import { isNull, eq, or } from 'drizzle-orm';
import type {
  Announcement,
  AdminWaitlist,
  WaitlistEntry,
} from '#domains/outreach/model/waitlist/admin-waitlist.ts';
import type { Db } from '#engine/server/db/client.ts';
import { waitlist } from '#engine/server/db/operations.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import { batchProgress, MAILS_AT_ONCE } from '#engine/server/mail/outbox.queries.ts';

/** What the batch of its mails is called. */
export const ANNOUNCEMENT = 'launch';

/** Its id; undefined when the address is on the list already: the index compares without letter case. */
export async function insertWaitlistEntry(
  db: Db,
  entry: typeof waitlist.$inferInsert,
): Promise<number | undefined> {
  const [added] = await db
    .insert(waitlist)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: waitlist.id });
  return added?.id;
}

export async function announcement(db: Db): Promise<Announcement> {
  const waiting = await db.$count(waitlist, isNull(waitlist.announcedAt));
  return { waiting, progress: await batchProgress(db, ANNOUNCEMENT) };
}

const queueNext = statement<{ people: number }, { batchId: number; limit: number }>(
  'queue-announcement',
  `with told as (
     update waitlist set announced_at = now()
      where id in (select id from waitlist where announced_at is null order by id limit $limit::int)
     returning email, language, role
   ), queued as (
     insert into mail_outbox (template, recipient, language, data, bulk, batch_id)
     select 'shop-opened', t.email, t.language, jsonb_build_object('role', t.role), true, $batchId::int from told t
      where not exists (select from refused_addresses r where r.email = lower(t.email))
     returning id
   )
   update mail_batches set recipients = recipients + (select count(*) from queued) where id = $batchId::int
   returning (select count(*) from told)::int as people`,
);

/** However many there are. Everyone is marked as told with the mail, so nobody is told twice. */
export async function queueAnnouncement(tx: Db, batchId: number): Promise<number> {
  let all = 0;
  for (;;) {
    const { people } = (await queueNext(tx, { batchId, limit: MAILS_AT_ONCE }))[0]!;
    if (people === 0) return all;
    all += people;
  }
}

function toWaitlistEntry({
  language: _language,
  announcedAt: _announcedAt,
  ...row
}: typeof waitlist.$inferSelect): WaitlistEntry {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

export function listWaitlist(db: Db, list: AdminWaitlist) {
  return adminList(
    db,
    list,
    {
      table: waitlist,
      id: waitlist.id,
      where: list.role === undefined ? undefined : eq(waitlist.role, list.role),
      search: list.q
        ? { each: or(matches(waitlist.name, list.q), matches(waitlist.email, list.q))! }
        : undefined,
      sorts: {
        name: waitlist.name,
        email: waitlist.email,
        role: waitlist.role,
        company: waitlist.companyName,
        date: waitlist.id,
      },
    },
    (named) => db.select().from(waitlist).where(named),
    toWaitlistEntry,
  );
}
