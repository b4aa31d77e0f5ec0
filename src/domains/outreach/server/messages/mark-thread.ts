import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { messageThreads } from '#domains/outreach/server/messages.schema.ts';
import type { Sender } from '#domains/outreach/model/messages/messages.ts';
import type { Reader } from './messages.queries.ts';

/** What an administrator has looked at leaves the list of those that wait for one. */
export async function markRead(db: Db, reader: Reader, threadId: number, now: Date): Promise<void> {
  const isThis = eq(messageThreads.id, threadId);
  if (reader.side !== 'administrator') {
    const column = reader.side === 'customer' ? 'customerReadAt' : 'producerReadAt';
    await db
      .update(messageThreads)
      .set({ [column]: now })
      .where(isThis);
    return;
  }
  await db.transaction(async (tx) => {
    const [looked] = await tx
      .update(messageThreads)
      .set({ lookedAtAt: now })
      .where(and(isThis, isNull(messageThreads.lookedAtAt)))
      .returning({ id: messageThreads.id });
    if (looked === undefined) return;
    await recordAudit(tx, {
      actor: reader.user,
      action: 'messages.review',
      entityType: 'conversation',
      entityId: threadId,
    });
  });
}

/** Who reports it again finds it reported, until an administrator has looked: then it waits for another look. */
export async function report(db: Db, by: Sender, threadId: number, now: Date): Promise<void> {
  const { id, reportedAt, lookedAtAt } = messageThreads;
  await db
    .update(messageThreads)
    .set({ reportedAt: now, reportedBy: by, lookedAtAt: null })
    .where(and(eq(id, threadId), or(isNull(reportedAt), isNotNull(lookedAtAt))));
}
