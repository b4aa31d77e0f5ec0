import { and, gte, lt, or, sql, eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { MAX_ATTEMPTS, mailBatches } from './mails.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { LeasedQueue } from '#engine/server/queue/leased-queue.ts';
import type { OutboxMail } from './mail-content.ts';
import type { MailProgress } from '#engine/model/mail-progress.ts';

const KEEP_DAYS = 30;
/** What was mailed about an order can be looked up, and sent again, for as long as customers usually ask. */
const KEEP_ABOUT_ORDERS_DAYS = 90;

export interface TakenMail extends OutboxMail {
  /** This one included. */
  attempts: number;
  /** Of what asked for it. */
  trace: string | null;
  /** A server has refused the address for good before. */
  refused: boolean;
}

const outbox = new LeasedQueue({
  table: 'mail_outbox',
  doneAt: 'sent_at',
  waiting: `q.attempts < ${MAX_ATTEMPTS} and q.waits_for_order_id is null`,
  givenUp: { column: 'attempts', value: String(MAX_ATTEMPTS) },
  leaseSeconds: 120,
});

const returning = `q.id, q.template, q.recipient, q.reply_to, q.language, q.data, q.attempts, q.created_at, q.trace,
  exists (select from refused_addresses r where r.email = lower(q.recipient)) as refused`;

/** Mails to many leave at their own pace: nobody is late with them. */
export const mailQueue = { name: 'mail', count: outbox.counting('count-mails', 'q.bulk = false') };

/** Never one of a bulk. */
export const takeDueMails = outbox.taking<TakenMail>('take-due-mails', {
  which: 'q.bulk = false',
  returning,
});

/** The process that moves the row of the pace on has the turn; the others find that it is not yet time. */
const takeBulk = outbox.taking<TakenMail, { gapMs: number }>('take-bulk-mail', {
  which: 'q.bulk = true',
  turn: `insert into mail_pace as p (id, bulk_free_at)
         select 1, now() + $gapMs::int * interval '1 millisecond' from due
         on conflict (id) do update set bulk_free_at = excluded.bulk_free_at where p.bulk_free_at <= now()
         returning id`,
  returning,
});

/** The next of the mails to many, if it is time: all processes together take no more than one in every `gapMs`. */
export async function takeBulkMail(db: Db, gapMs: number): Promise<TakenMail | undefined> {
  const [mail] = await takeBulk(db, { limit: 1, gapMs });
  return mail;
}

export const bulkMailsWait = outbox.asking('bulk-mails-wait', 'q.bulk = true');

/**
 * Its data is deleted: contact messages and names have no business in the database once delivered. What is about an order
 * stays a while: it says nothing that the order does not, and can be sent again.
 */
export const markSent = outbox.finishing<never>('mark-mail-sent', {
  set: "data = case when q.order_id is null then '{}' else q.data end",
  also: 'update mail_batches b set sent = b.sent + 1 from ended where b.id = ended.batch_id',
});

/** `refused`: it is given up, and so will be any other mail to this address. */
export const markFailed = outbox.failing<never, { refused: boolean }>('mark-mail-failed', {
  also: `, noted as (
      insert into refused_addresses (email, reason)
      select lower(recipient), last_error from ended where $refused::boolean on conflict do nothing
    )
    update mail_batches b set failed = b.failed + 1 from ended where is_given_up and b.id = ended.batch_id`,
});

const drop = statement<never, { id: number }>(
  'drop-mail',
  `with gone as (delete from mail_outbox where id = $id::int and sent_at is null returning batch_id)
   update mail_batches b set dropped = b.dropped + 1 from gone where b.id = gone.batch_id`,
);

/** When its turn came, nobody wanted it any more: it was never sent. */
export async function dropMail(db: Db, id: number): Promise<void> {
  await drop(db, { id });
}

/** Mails hold names and e-mails: those delivered and those given up are deleted after a while. */
export async function forgetOldMails(db: Db): Promise<void> {
  const longAgo = sql`now() - case when ${mailOutbox.orderId} is null then ${KEEP_DAYS}::int else ${KEEP_ABOUT_ORDERS_DAYS}::int end * interval '1 day'`;
  await db
    .delete(mailOutbox)
    .where(
      or(
        lt(mailOutbox.sentAt, longAgo),
        and(gte(mailOutbox.attempts, MAX_ATTEMPTS), lt(mailOutbox.createdAt, longAgo)),
      ),
    );
}

/** So many mails are queued by one statement: a list may be longer than a statement may take. */
export const MAILS_AT_ONCE = 5_000;

/** The batch about something, made now if there is none; locked, so that somebody who adds to it does so alone. */
export async function lockBatch(tx: Db, about: string): Promise<number> {
  const [batch] = await tx
    .insert(mailBatches)
    .values({ about })
    .onConflictDoUpdate({ target: mailBatches.about, set: { about: sql`excluded.about` } })
    .returning({ id: mailBatches.id });
  return batch!.id;
}

/** How far it is; null where nothing was ever sent about it. */
export async function batchProgress(db: Db, about: string): Promise<MailProgress | null> {
  const { recipients, sent, failed, dropped } = mailBatches;
  const [row] = await db
    .select({ recipients, sent, failed, dropped })
    .from(mailBatches)
    .where(eq(mailBatches.about, about));
  return row ?? null;
}
