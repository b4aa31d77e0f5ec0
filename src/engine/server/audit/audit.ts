import type { Db } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';

export interface AuditEntry {
  /** `keyPrefix`: it was done with this API key of theirs. */
  actor: { id: number; username: string; keyPrefix?: string };
  /** e.g. 'user.role', 'producer.approve', 'order.status' */
  action: string;
  entityType: string;
  entityId: string | number;
  detail?: Record<string, unknown>;
}

/** Writes what an administrator did, in the transaction that did it. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { id, username, keyPrefix } = entry.actor;
  await db.insert(auditLog).values({
    actorUserId: id,
    actorName: username,
    action: entry.action,
    entityType: entry.entityType,
    entityId: String(entry.entityId),
    detail: { ...entry.detail, ...(keyPrefix === undefined ? {} : { apiKey: keyPrefix }) },
  });
}
