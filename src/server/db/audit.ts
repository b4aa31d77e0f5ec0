import type { Db } from './client.ts';
import { auditLog } from './schema/operations.ts';

export interface AuditEntry {
  actor: { id: number; username: string };
  /** e.g. 'user.role', 'producer.approve', 'order.status' */
  action: string;
  entityType: string;
  entityId: string | number;
  detail?: Record<string, unknown>;
}

/** Writes what an administrator did, in the transaction that did it. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({
    actorUserId: entry.actor.id,
    actorName: entry.actor.username,
    action: entry.action,
    entityType: entry.entityType,
    entityId: String(entry.entityId),
    detail: entry.detail ?? {},
  });
}
