import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { MAX_ATTEMPTS } from './mails.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { OutboxMail } from './mail-content.ts';

/** A worker that took a mail and died leaves it to others after this time. */
const LEASE_SECONDS = 120;
const KEEP_DAYS = 30;

export interface TakenMail extends OutboxMail {
  /** This one included. */
  attempts: number;
  /** A server has refused the address for good before. */
  refused: boolean;
}

/** The next ones along the index `mail_outbox_due`, however many were sent before them. */
const nextDue = (bulk: boolean) => `
  select id from mail_outbox
   where bulk = ${bulk} and sent_at is null and attempts < ${MAX_ATTEMPTS} and waits_for_order_id is null
     and next_attempt_at <= now() and (locked_until is null or locked_until < now())
   order by next_attempt_at, id limit $limit::int`;

const take = (condition: string) => `
  update mail_outbox m
     set attempts = m.attempts + 1, locked_until = now() + $leaseSeconds::int * interval '1 second'
    from due
   where m.id = due.id and ${condition}
  returning m.id, m.template, m.recipient, m.reply_to, m.language, m.data, m.attempts, m.created_at,
            exists (select from refused_addresses r where r.email = lower(m.recipient)) as refused`;

const takeDue = statement<TakenMail, { limit: number; leaseSeconds: number }>(
  'take-due-mails',
  `with due as materialized (${nextDue(false)} for update skip locked) ${take('true')}`,
);

/** Takes mails that are due, for this worker alone: others skip what is locked or leased. Never one of a bulk. */
export async function takeDueMails(db: Db, limit: number): Promise<TakenMail[]> {
  const taken = await takeDue(db, { limit, leaseSeconds: LEASE_SECONDS });
  return taken.toSorted((a, b) => a.id - b.id);
}

/** Whoever moves the row of the pace on has the turn; the others find that it is not yet time. */
const takeBulk = statement<TakenMail, { limit: number; leaseSeconds: number; gapMs: number }>(
  'take-bulk-mail',
  `with due as materialized (${nextDue(true)} for update skip locked), turn as (
     insert into mail_pace as p (id, bulk_free_at)
     select 1, now() + $gapMs::int * interval '1 millisecond' from due
     on conflict (id) do update set bulk_free_at = excluded.bulk_free_at where p.bulk_free_at <= now()
     returning id
   )
   ${take('exists (select from turn)')}`,
);

/** The next of the mails to many, if it is time: all processes together take no more than one in every `gapMs`. */
export async function takeBulkMail(db: Db, gapMs: number): Promise<TakenMail | undefined> {
  const [mail] = await takeBulk(db, { limit: 1, leaseSeconds: LEASE_SECONDS, gapMs });
  return mail;
}

const findBulk = statement<{ id: number }, { limit: number }>('bulk-mails-wait', nextDue(true));

export async function bulkMailsWait(db: Db): Promise<boolean> {
  return (await findBulk(db, { limit: 1 })).length > 0;
}

/** Its data is deleted: contact messages and names have no business in the database once delivered. */
const emptySent = statement<never, { id: number }>(
  'mark-mail-sent',
  `with done as (
     update mail_outbox set sent_at = now(), locked_until = null, last_error = null, data = '{}'
      where id = $id::int and sent_at is null returning batch_id
   )
   update mail_batches b set sent = b.sent + 1 from done where b.id = done.batch_id`,
);

export async function markSent(db: Db, id: number): Promise<void> {
  await emptySent(db, { id });
}

/** It will be tried again. */
export async function markFailed(db: Db, id: number, reason: string, retryInMs: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      lockedUntil: null,
      lastError: shortened(reason),
      nextAttemptAt: sql`now() + ${retryInMs}::int * interval '1 millisecond'`,
    })
    .where(eq(mailOutbox.id, id));
}

const abandon = statement<never, { id: number; reason: string; refused: boolean }>(
  'give-up-mail',
  `with given_up as (
     update mail_outbox set attempts = ${MAX_ATTEMPTS}, locked_until = null, last_error = $reason
      where id = $id::int and sent_at is null returning batch_id, recipient
   ), noted as (
     insert into refused_addresses (email, reason)
     select lower(recipient), $reason from given_up where $refused::boolean on conflict do nothing
   )
   update mail_batches b set failed = b.failed + 1 from given_up g where b.id = g.batch_id`,
);

/** It will not be tried again. `refused`: nor will any other mail to this address. */
export async function giveUp(db: Db, id: number, reason: string, refused: boolean): Promise<void> {
  await abandon(db, { id, reason: shortened(reason), refused });
}

const drop = statement<never, { id: number }>(
  'drop-mail',
  `with gone as (delete from mail_outbox where id = $id::int and sent_at is null returning batch_id)
   update mail_batches b set dropped = b.dropped + 1 from gone where b.id = gone.batch_id`,
);

/** When its turn came, nobody wanted it any more: it was never sent. */
export async function dropMail(db: Db, id: number): Promise<void> {
  await drop(db, { id });
}

const MAX_REASON_LENGTH = 500;
const shortened = (reason: string) => reason.slice(0, MAX_REASON_LENGTH);

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
