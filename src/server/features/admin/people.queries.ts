import { and, eq, ilike, isNull, or, type SQL } from 'drizzle-orm';
import type { AdminListQuery, AdminUserList, AdminWaitlist } from '#shared/admin/admin-lists.ts';
import type { AdminUser, RefusedAddress, WaitlistEntry } from '#shared/admin/admin.ts';
import type { Db } from '#server/db/client.ts';
import { users } from '#server/db/schema/accounts.ts';
import { refusedAddresses } from '#server/db/schema/mails.ts';
import { waitlist } from '#server/db/schema/operations.ts';
import { adminList, allInPortions, contains } from '#server/http/admin-list.ts';

export function listUsers(db: Db, list: AdminUserList) {
  const where = and(
    isNull(users.deletedAt),
    list.role === undefined ? undefined : eq(users.role, list.role),
    list.q ? or(ilike(users.username, contains(list.q)), ilike(users.email, contains(list.q))) : undefined,
  );
  return adminList(
    db,
    list,
    { table: users, id: users.id, where },
    (condition, order, limit) => db.select().from(users).where(condition).orderBy(order).limit(limit),
    (row): AdminUser => ({
      id: row.id,
      username: row.username,
      email: row.email,
      role: row.role,
      createdAt: row.createdAt.toISOString(),
    }),
  );
}

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

export function listRefusedAddresses(db: Db, list: AdminListQuery) {
  const where = list.q ? ilike(refusedAddresses.email, contains(list.q)) : undefined;
  return adminList(
    db,
    list,
    { table: refusedAddresses, id: refusedAddresses.id, where },
    (condition, order, limit) =>
      db.select().from(refusedAddresses).where(condition).orderBy(order).limit(limit),
    (row): RefusedAddress => ({ ...row, refusedAt: row.refusedAt.toISOString() }),
  );
}
