import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { refusedAddresses } from '#engine/server/mail/mails.schema.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { isOwner } from '#engine/model/rights.ts';
import { domains, type Person } from '#engine/server/domain.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { deleteEndpointsOf } from '#engine/server/webhooks/deliveries.queries.ts';
import { dropAddresses } from '#domains/accounts/server/addresses/address-book.ts';
import { deleteKeysOf } from '#domains/accounts/server/api-keys/api-keys.queries.ts';
import { dropPasskeys } from '#domains/accounts/server/passkeys/passkeys.queries.ts';
import { dropRecoveryCodes } from '#domains/accounts/server/two-factor/second-factor.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { languageOf, type UserRow } from './accounts.queries.ts';
import { dropLinkTokens } from './link-tokens.ts';
import { dismissPeopleOf, leaveProducer } from './producer-people.ts';
import { endUserSessions, lockOwnAccount } from './user-sessions.ts';

/**
 * The owner has proved the password. Bookkeeping and ratings need the orders, lines and stars; nothing that names the
 * person stays with them, once what is under way has arrived and can no longer be returned. The account's row stays,
 * empty, so that they keep their reference.
 */
export async function deleteAccount(catalogue: Catalogue, user: UserRow, sessionId: number): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    // In the order of locks: the account and its sessions first.
    if (user.role === 'ADMIN' && isOwner(user)) await refuseLastOwner(tx);
    await lockOwnAccount(tx, { userId: user.id, sessionId });
    await leaveProducer(tx, user.id);
    await dismissPeopleOf(tx, user.id);
    await tx.update(users).set(nobody(user.id)).where(eq(users.id, user.id));
    await endUserSessions(tx, user.id);
    await takeNamesOffAudit(tx, { id: user.id, nameless: nobody(user.id).username });
    // From the top of the house down: orders are locked before products.
    for (const domain of domains().toReversed()) await domain.forget?.(tx, changed, user);
    await tx
      .delete(mailOutbox)
      .where(and(sql`lower(${mailOutbox.recipient}) = lower(${user.email})`, isNotNull(mailOutbox.sentAt)));
    await tx.delete(refusedAddresses).where(eq(refusedAddresses.email, user.email.toLowerCase()));
    await queueMail(tx, {
      template: 'account-deleted',
      recipient: user.email,
      language: languageOf(user),
      data: { username: user.username },
    });
  });
}

/** What only the account itself needed. */
export async function forgetAccount(tx: Db, { id }: Person): Promise<void> {
  await dropLinkTokens(tx, id);
  await dropRecoveryCodes(tx, id);
  await deleteKeysOf(tx, id);
  await deleteEndpointsOf(tx, id);
  await dropPasskeys(tx, id);
  await dropAddresses(tx, id);
  await tx.delete(buyerProfiles).where(eq(buyerProfiles.userId, id));
}

function nobody(id: number) {
  return {
    username: `deleted-${id}`,
    email: `deleted-${id}@deleted.invalid`,
    passwordHash: '',
    totpSecret: null,
    totpEnabledAt: null,
    totpLastStep: null,
    deletedAt: new Date(),
  };
}

/** Locks the administrators' rows: two owners leaving at the same moment must not both be "not the last". */
async function refuseLastOwner(tx: Db): Promise<void> {
  const administrators = await tx
    .select({ role: users.role, rights: users.rights })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('no key update');
  if (administrators.filter(isOwner).length <= 1)
    throw new AppError('conflict', 'errors:accounts.lastAdministrator');
}

/** An account leaves: what was done stays, who did it or to whom is no longer named. Call it while the company has its row. */
async function takeNamesOffAudit(tx: Db, user: { id: number; nameless: string }): Promise<void> {
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
