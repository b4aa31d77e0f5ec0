import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { messageThreads } from '#domains/outreach/server/messages.schema.ts';
import type { Sender } from '#domains/outreach/model/messages/messages.ts';
import type { Reader } from './messages.queries.ts';

/** What an administrator has looked at leaves the list of those that wait for one. */
export async function markRead(db: Db, { side }: Reader, threadId: number, now: Date): Promise<void> {
  const column = {
    customer: 'customerReadAt',
    producer: 'producerReadAt',
    administrator: 'lookedAtAt',
  } as const;
  await db
    .update(messageThreads)
    .set({ [column[side]]: now })
    .where(eq(messageThreads.id, threadId));
}

/** Once; who reports it again finds it reported. */
export async function report(db: Db, by: Sender, threadId: number, now: Date): Promise<void> {
  await db
    .update(messageThreads)
    .set({ reportedAt: now, reportedBy: by })
    .where(and(eq(messageThreads.id, threadId), isNull(messageThreads.reportedAt)));
}
