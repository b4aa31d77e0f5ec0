import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { auditLog } from '#engine/server/db/operations.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

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
