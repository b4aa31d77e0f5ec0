import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { takeNamesOffAudit } from '#server/db/audit.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Changed } from '#server/db/catalogue-changes.ts';
import type { Db } from '#server/db/client.ts';
import { buyerProfiles, users } from '#server/db/schema/accounts.ts';
import { refusedAddresses } from '#server/db/schema/mails.ts';
import { mailOutbox } from '#server/db/schema/operations.ts';
import { savedProducts } from '#server/db/schema/saved.ts';
import { productReviews } from '#server/db/schema/reviews.ts';
import { forgetCustomers } from '#server/features/orders/forget-customers.ts';
import { closeProducer, forgetProducer } from '#server/features/producers/close-producer.ts';
import { AppError } from '#server/http/app-error.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { deleteEndpointsOf } from '#server/webhooks/endpoints.queries.ts';
import { languageOf, type UserRow } from './accounts.queries.ts';
import { deleteKeysOf } from './api-keys.queries.ts';
import { dropLinkTokens } from './link-tokens.ts';
import { dropPasskeys } from './passkeys.queries.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';
import { endUserSessions } from './user-sessions.ts';

/**
 * The owner has proved the password. Bookkeeping and ratings need the orders, lines and stars; nothing that names the
 * person stays with them, once what is under way has arrived and can no longer be returned. The account's row stays,
 * empty, so that they keep their reference.
 */
export async function deleteAccount(catalogue: Catalogue, user: UserRow): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    // In the order of locks: the account, its sessions, its orders, its reviews, its products.
    if (user.role === 'ADMIN') await refuseLastAdministrator(tx);
    await tx.update(users).set(nobody(user.id)).where(eq(users.id, user.id));
    await endUserSessions(tx, user.id);
    await dropLinkTokens(tx, user.id);
    await dropRecoveryCodes(tx, user.id);
    await deleteKeysOf(tx, user.id);
    await deleteEndpointsOf(tx, user.id);
    await dropPasskeys(tx, user.id);
    await tx.delete(savedProducts).where(eq(savedProducts.userId, user.id));
    await tx.delete(buyerProfiles).where(eq(buyerProfiles.userId, user.id));
    await forgetCustomers(tx, user.id);
    await takeNameOffReviews(tx, changed, user.id);
    await takeNamesOffAudit(tx, { id: user.id, nameless: nobody(user.id).username });
    // Also where the account has lost the role since.
    await closeProducer(tx, changed, user.id);
    await forgetProducer(tx, user.id);
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

const SEEN = sql<boolean>`${productReviews.status} = 'published'
  and (select p.listed from products p where p.id = ${productReviews.productId})`;

async function takeNameOffReviews(tx: Db, changed: Changed, userId: number): Promise<void> {
  const reviews = await tx
    .update(productReviews)
    .set({ userId: null, authorName: '' })
    .where(eq(productReviews.userId, userId))
    .returning({ productId: productReviews.productId, isSeen: SEEN });
  for (const { productId, isSeen } of reviews) if (isSeen) changed.product(productId, 'in place');
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

/** Locks the administrators' rows: two of them leaving at the same moment must not both be "not the last". */
async function refuseLastAdministrator(tx: Db): Promise<void> {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('no key update');
  if (administrators.length <= 1) throw new AppError('conflict', 'errors:accounts.lastAdministrator');
}
