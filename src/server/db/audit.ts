import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { auditLog } from './schema/operations.ts';
import { producerProfiles } from './schema/producers.ts';

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

/** An account leaves: what was done stays, who did it or to whom is no longer named. Call it while the company has its row. */
export async function takeNamesOffAudit(tx: Db, user: { id: number; nameless: string }): Promise<void> {
  await tx.update(auditLog).set({ actorName: user.nameless }).where(eq(auditLog.actorUserId, user.id));
  await tx
    .update(auditLog)
    .set({ detail: sql`${auditLog.detail} - 'username'` })
    .where(and(eq(auditLog.entityType, 'user'), eq(auditLog.entityId, String(user.id))));
  const company = sql`(select ${producerProfiles.id}::text from ${producerProfiles} where ${producerProfiles.userId} = ${user.id})`;
  await tx
    .update(auditLog)
    .set({ detail: sql`${auditLog.detail} - 'companyName' - 'reason'` })
    .where(and(eq(auditLog.entityType, 'producer'), eq(auditLog.entityId, company)));
}
