import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { mailOutbox } from '../db/schema/operations.ts';
import { statement } from '../db/statement.ts';
import type { OutboxMail } from './compose-mail.ts';

/** After this many attempts (more than five days) a mail is left alone; its row says why. */
export const MAX_ATTEMPTS = 24;
/** A worker that took a mail and died leaves it to others after this time. */
const LEASE_SECONDS = 120;
const KEEP_DAYS = 30;

export interface TakenMail extends OutboxMail {
  /** This one included. */
  attempts: number;
}

const takeDue = statement<TakenMail, { limit: number; leaseSeconds: number; maxAttempts: number }>(
  'take-due-mails',
  `update mail_outbox m
      set attempts = m.attempts + 1, locked_until = now() + $leaseSeconds::int * interval '1 second'
     from (
       select id from mail_outbox
        where sent_at is null and waits_for_order_id is null and next_attempt_at <= now() and attempts < $maxAttempts::int
          and (locked_until is null or locked_until < now())
        order by next_attempt_at, id limit $limit::int for update skip locked
     ) due
    where m.id = due.id
   returning m.id, m.template, m.recipient, m.reply_to, m.language, m.data, m.attempts, m.created_at`,
);

/** Takes mails that are due, for this worker alone: others skip what is locked or leased. */
export async function takeDueMails(db: Db, limit: number): Promise<TakenMail[]> {
  const taken = await takeDue(db, { limit, leaseSeconds: LEASE_SECONDS, maxAttempts: MAX_ATTEMPTS });
  return taken.toSorted((a, b) => a.id - b.id);
}

/** Its data is deleted: contact messages and names have no business in the database once delivered. */
const emptySent = statement<never, { id: number }>(
  'mark-mail-sent',
  `update mail_outbox set sent_at = now(), locked_until = null, last_error = null, data = '{}' where id = $id::int`,
);

export async function markSent(db: Db, id: number): Promise<void> {
  await emptySent(db, { id });
}

export async function markFailed(
  db: Db,
  id: number,
  reason: string,
  retryInMs: number | undefined,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      lockedUntil: null,
      lastError: reason.slice(0, 500),
      ...(retryInMs === undefined
        ? { attempts: MAX_ATTEMPTS }
        : { nextAttemptAt: sql`now() + ${retryInMs}::int * interval '1 millisecond'` }),
    })
    .where(eq(mailOutbox.id, id));
}

/** Mails hold names and e-mails: those delivered and those given up are deleted after a while. */
export async function forgetOldMails(db: Db): Promise<void> {
  const longAgo = sql`now() - ${KEEP_DAYS}::int * interval '1 day'`;
  await db
    .delete(mailOutbox)
    .where(
      or(
        lt(mailOutbox.sentAt, longAgo),
        and(gte(mailOutbox.attempts, MAX_ATTEMPTS), lt(mailOutbox.createdAt, longAgo)),
      ),
    );
}
