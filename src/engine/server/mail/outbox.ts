import { sql, eq } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { traceToHandOn } from '#engine/server/traces/trace.ts';
import type { MailData, MailTemplateName } from './templates.ts';

/** Notified when a transaction that queued a mail commits. */
export const MAIL_CHANNEL = 'mail';

export interface QueuedMail<Name extends MailTemplateName> {
  template: Name;
  recipient: string;
  language: Language;
  data: MailData<Name>;
  replyTo?: string;
  /** Not delivered before this order is accepted, and never if it is not. */
  waitsForOrderId?: number;
  /** To many people at once: leaves when nothing else is hurt by it, at a bounded speed. */
  bulk?: boolean;
  /** Not before so many minutes have passed; left out: at once. */
  leavesInMinutes?: number;
}

const RING = sql`pg_notify(${MAIL_CHANNEL}, '')`;

/** Several at once, as one statement. Returns their ids. */
export async function queueMails<Name extends MailTemplateName>(
  db: Db,
  mails: readonly QueuedMail<Name>[],
): Promise<number[]> {
  if (mails.length === 0) return [];
  const queued = await db
    .insert(mailOutbox)
    .values(
      mails.map(({ leavesInMinutes: minutes, ...mail }) => {
        const data: Record<string, unknown> = { ...(mail.data as object) };
        const nextAttemptAt = sql`now() + ${minutes}::int * interval '1 minute'`;
        return {
          ...mail,
          data,
          orderId: orderIdIn(data),
          trace: traceToHandOn(),
          ...(minutes !== undefined && { nextAttemptAt }),
        };
      }),
    )
    .returning({ id: mailOutbox.id, rung: RING });
  return queued.map(({ id }) => id);
}

/** A mail that names an order is about it. */
function orderIdIn({ orderId }: Record<string, unknown>): number | null {
  return typeof orderId === 'number' ? orderId : null;
}

/** Puts a mail into the outbox, in the transaction of what it tells about: both happen or neither. */
export async function queueMail<Name extends MailTemplateName>(
  db: Db,
  mail: QueuedMail<Name>,
): Promise<number> {
  return (await queueMails(db, [mail]))[0]!;
}

/** Delivery looks once the transaction commits. */
export async function wakeMailDelivery(db: Db): Promise<void> {
  await db.execute(sql`select ${RING}`);
}

/** Mails that were written with an order and wait for it to be accepted go out. */
export async function releaseMails(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ waitsForOrderId: null, nextAttemptAt: sql`now()` })
    .where(eq(mailOutbox.waitsForOrderId, orderId));
  await wakeMailDelivery(tx);
}

/** It never will be: nobody hears of it. */
export async function dropMails(tx: Db, orderId: number): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.waitsForOrderId, orderId));
}
