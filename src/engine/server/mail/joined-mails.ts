import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { queueMail, type QueuedMail } from './outbox.ts';
import type { MailData, MailTemplateName } from './templates.ts';

/** What happens within so many minutes of the first time is told by one mail. */
const JOINED_MINUTES = 3;

/** Nobody has begun to deliver it, and nobody does before it is due. */
const waiting = (orderId: number, templates: MailTemplateName[]) =>
  and(
    eq(mailOutbox.orderId, orderId),
    inArray(mailOutbox.template, templates),
    isNull(mailOutbox.sentAt),
    isNull(mailOutbox.repeatsMailId),
    eq(mailOutbox.attempts, 0),
    gt(mailOutbox.nextAttemptAt, sql`now()`),
  );

/**
 * Queues a mail about an order that waits for a few minutes. Where one to the same person waits already, it says the news as well:
 * `join` makes one of what it says and what is new. In the caller's transaction, which holds the order's lock.
 */
export async function queueJoined<Name extends MailTemplateName>(
  tx: Db,
  mail: QueuedMail<Name> & { data: { orderId: number } },
  join: (before: MailData<Name>) => MailData<Name>,
): Promise<void> {
  const { template, recipient, language, data } = mail;
  const [before] = await tx
    .select({ id: mailOutbox.id, data: mailOutbox.data })
    .from(mailOutbox)
    .where(
      and(
        waiting(data.orderId, [template]),
        eq(mailOutbox.recipient, recipient),
        eq(mailOutbox.language, language),
      ),
    )
    .limit(1)
    .for('update');
  if (before === undefined) {
    await queueMail(tx, { ...mail, leavesInMinutes: JOINED_MINUTES });
    return;
  }
  const joined: Record<string, unknown> = { ...(join(before.data as MailData<Name>) as object) };
  await tx.update(mailOutbox).set({ data: joined }).where(eq(mailOutbox.id, before.id));
}

/** Something else is about to be queued about the order: these mails leave before it. */
export async function releaseJoined(tx: Db, orderId: number, templates: MailTemplateName[]): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(waiting(orderId, templates));
}

/** What a mail to this person was about to say is not true any more. */
export async function dropJoined(
  tx: Db,
  { orderId, template, recipient }: { orderId: number; template: MailTemplateName; recipient: string },
): Promise<void> {
  await tx.delete(mailOutbox).where(and(waiting(orderId, [template]), eq(mailOutbox.recipient, recipient)));
}
