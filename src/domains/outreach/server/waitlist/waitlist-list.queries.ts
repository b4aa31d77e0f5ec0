import { and, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { AdminWaitlist, WaitlistEntry } from '#domains/outreach/model/waitlist/waitlist-entry.ts';
import type { Db } from '#engine/server/db/client.ts';
import { waitlist } from '#engine/server/db/operations.schema.ts';
import { adminList, allInPortions, contains } from '#engine/server/lists/admin-list.ts';

type WaitlistFilter = Pick<AdminWaitlist, 'role' | 'q'>;

function waitingMatching({ role, q }: WaitlistFilter): SQL | undefined {
  return and(
    role === undefined ? undefined : eq(waitlist.role, role),
    q ? or(ilike(waitlist.name, contains(q)), ilike(waitlist.email, contains(q))) : undefined,
  );
}

function waitingRows(db: Db, where: SQL | undefined, order: SQL, limit: number) {
  return db.select().from(waitlist).where(where).orderBy(order).limit(limit);
}

function toWaitlistEntry({
  language: _language,
  announcedAt: _announcedAt,
  ...row
}: typeof waitlist.$inferSelect): WaitlistEntry {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

export function listWaitlist(db: Db, list: AdminWaitlist) {
  const source = { table: waitlist, id: waitlist.id, where: waitingMatching(list) };
  return adminList(db, list, source, (...rest) => waitingRows(db, ...rest), toWaitlistEntry);
}

export function wholeWaitlist(db: Db, filter: WaitlistFilter): AsyncGenerator<WaitlistEntry[]> {
  const source = { id: waitlist.id, where: waitingMatching(filter) };
  return allInPortions(source, (...rest) => waitingRows(db, ...rest), toWaitlistEntry);
}
