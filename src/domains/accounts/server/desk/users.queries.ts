import { and, eq, ilike, isNull, or } from 'drizzle-orm';
import type { AdminUser, AdminUserList } from '#domains/accounts/model/desk.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, contains } from '#engine/server/lists/admin-list.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

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
