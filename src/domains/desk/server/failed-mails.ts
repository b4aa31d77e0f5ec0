import { and, eq, gte, ilike, inArray, isNull, sql } from 'drizzle-orm';
import type { FailedMail, FailedMailList } from '#domains/desk/model/admin.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { adminList, contains } from '#engine/server/lists/admin-list.ts';
import { MAX_ATTEMPTS, refusedAddresses } from '#engine/server/mail/mails.schema.ts';
import { wakeMailDelivery } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/** Given up. Those to many people are counted with their batch. The index `mail_outbox_failed` says the same. */
const IS_FAILED = and(
  isNull(mailOutbox.sentAt),
  gte(mailOutbox.attempts, sql.raw(String(MAX_ATTEMPTS))),
  eq(mailOutbox.bulk, sql`false`),
);

export function listFailedMails(db: Db, list: FailedMailList) {
  const where = and(IS_FAILED, list.q ? ilike(mailOutbox.recipient, contains(list.q)) : undefined);
  return adminList(
    db,
    list,
    {
      table: mailOutbox,
      id: mailOutbox.id,
      where,
      sorts: { email: mailOutbox.recipient, about: mailOutbox.template, date: mailOutbox.id },
    },
    (named) => db.select().from(mailOutbox).where(named),
    ({ id, recipient, template, lastError, createdAt }): FailedMail => ({
      id,
      recipient,
      template,
      reason: lastError,
      createdAt: createdAt.toISOString(),
    }),
  );
}

interface Handled {
  changed: number;
  /** Were sent, tried again or deleted by somebody else meanwhile. */
  gone: number[];
}

/** From the first try on, as if they were new. Who asks for it says that the addresses exist. */
export function tryMailsAgain(db: Db, actor: SessionUser, ids: readonly number[]): Promise<Handled> {
  return db.transaction(async (tx) => {
    const tried = await tx
      .update(mailOutbox)
      .set({ attempts: 0, nextAttemptAt: sql`now()`, lockedUntil: null })
      .where(and(IS_FAILED, inArray(mailOutbox.id, [...ids])))
      .returning({ id: mailOutbox.id, recipient: mailOutbox.recipient });
    if (tried.length > 0) {
      const emails = tried.map(({ recipient }) => recipient.toLowerCase());
      await tx.delete(refusedAddresses).where(inArray(refusedAddresses.email, emails));
      await wakeMailDelivery(tx);
    }
    return handled(tx, actor, 'mail.again', ids, tried);
  });
}

/** Nobody needs them any more. */
export function dropFailedMails(db: Db, actor: SessionUser, ids: readonly number[]): Promise<Handled> {
  return db.transaction(async (tx) => {
    const dropped = await tx
      .delete(mailOutbox)
      .where(and(IS_FAILED, inArray(mailOutbox.id, [...ids])))
      .returning({ id: mailOutbox.id });
    return handled(tx, actor, 'mail.drop', ids, dropped);
  });
}

async function handled(
  tx: Db,
  actor: SessionUser,
  action: string,
  asked: readonly number[],
  found: readonly { id: number }[],
): Promise<Handled> {
  const done = new Set(found.map(({ id }) => id));
  for (const id of done) await recordAudit(tx, { actor, action, entityType: 'mail', entityId: id });
  return { changed: done.size, gone: [...new Set(asked)].filter((id) => !done.has(id)) };
}
