import { or } from 'drizzle-orm';
import type { AuditEntry, AuditList, RefusedAddress, RefusedAddressList } from '#domains/desk/model/admin.ts';
import type { Db } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';
import { refusedAddresses } from '#engine/server/mail/mails.schema.ts';

export function listRefusedAddresses(db: Db, list: RefusedAddressList) {
  return adminList(
    db,
    list,
    {
      table: refusedAddresses,
      id: refusedAddresses.id,
      where: undefined,
      search: list.q ? { each: matches(refusedAddresses.email, list.q) } : undefined,
      sorts: { email: refusedAddresses.email, date: refusedAddresses.refusedAt },
    },
    (named) => db.select().from(refusedAddresses).where(named),
    (row): RefusedAddress => ({ ...row, refusedAt: row.refusedAt.toISOString() }),
  );
}

export function listAudit(db: Db, list: AuditList) {
  return adminList(
    db,
    list,
    {
      table: auditLog,
      id: auditLog.id,
      where: undefined,
      search: list.q
        ? { each: or(matches(auditLog.actorName, list.q), matches(auditLog.action, list.q))! }
        : undefined,
      sorts: {
        date: auditLog.id,
        actor: auditLog.actorName,
        action: auditLog.action,
      },
    },
    (named) => db.select().from(auditLog).where(named),
    ({ actorUserId: _actor, ...row }): AuditEntry => ({ ...row, createdAt: row.createdAt.toISOString() }),
  );
}
