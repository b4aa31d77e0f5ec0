import { ilike, or } from 'drizzle-orm';
import type { AuditEntry, RefusedAddress } from '#domains/desk/model/admin.ts';
import type { AdminListQuery } from '#engine/model/lists/list-query.ts';
import type { Db } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { adminList, contains } from '#engine/server/lists/admin-list.ts';
import { refusedAddresses } from '#engine/server/mail/mails.schema.ts';

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

export function listAudit(db: Db, list: AdminListQuery) {
  const where = list.q
    ? or(ilike(auditLog.actorName, contains(list.q)), ilike(auditLog.action, contains(list.q)))
    : undefined;
  return adminList(
    db,
    list,
    { table: auditLog, id: auditLog.id, where },
    (condition, order, limit) => db.select().from(auditLog).where(condition).orderBy(order).limit(limit),
    ({ actorUserId: _actor, ...row }): AuditEntry => ({ ...row, createdAt: row.createdAt.toISOString() }),
  );
}
