import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { Shop } from '#engine/server/shop.ts';
import { languageOf, userByEmail, userById, type UserRow } from './accounts.queries.ts';
import { issueLinkToken } from './link-tokens.ts';

const LINK_MINUTES = 24 * 60;

/**
 * Asks a mailbox whether the account that was registered with it is its owner's. Where a proven account has the address, that
 * one's owner is told instead; somebody who asks cannot tell the difference. Where it has answered, nothing happens.
 */
export async function mailProof(
  { db, links, limiter }: Pick<Shop, 'db' | 'links' | 'limiter'>,
  userId: number,
): Promise<void> {
  const user = await userById(db, userId);
  if (user === undefined) throw new AppError('unauthenticated', 'errors:unauthenticated');
  if (user.emailProvenAt !== null) return;
  await limiter.count({ addressProofs: user.id, addressProofsTo: mailboxOf(user.email) });
  await db.transaction(async (tx) => {
    const holder = user.emailUnproven ? await userByEmail(tx, user.email) : undefined;
    if (holder !== undefined && holder.emailProvenAt !== null) return tellHolder(tx, holder);
    const linkKey = await issueLinkToken(tx, links, {
      userId,
      purpose: 'email-proof',
      lifetimeMinutes: LINK_MINUTES,
      data: { email: user.email },
    });
    await queueMail(tx, proofMail(user, linkKey));
  });
}

const proofMail = (user: UserRow, linkKey: string) => ({
  template: 'email-proof' as const,
  recipient: user.email,
  language: languageOf(user),
  data: { username: user.username, linkKey },
});

/** Once a day: nobody's mailbox is filled by registering again and again. */
export async function tellHolder(tx: Db, holder: UserRow): Promise<void> {
  const told = await tx.$count(
    mailOutbox,
    and(
      eq(mailOutbox.template, 'registration-known'),
      eq(mailOutbox.recipient, holder.email),
      gt(mailOutbox.createdAt, sql`now() - interval '1 day'`),
    ),
  );
  if (told > 0) return;
  await queueMail(tx, {
    template: 'registration-known',
    recipient: holder.email,
    language: languageOf(holder),
    data: { username: holder.username },
  });
}
