import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { Shop } from '#engine/server/shop.ts';
import { languageOf, userByEmail, userById, type UserRow } from './accounts.queries.ts';
import { dropLinkTokens, issueLinkToken, redeemLinkToken } from './link-tokens.ts';
import { lockOwnAccount } from './user-sessions.ts';

const LINK_MINUTES = 24 * 60;

/**
 * The owner has proved the password. Nothing changes until the new address answers; the old one hears of it at once.
 * Whether the new one belongs to another account is for that account's owner to know, who is written to instead:
 * somebody who asks cannot tell the difference.
 */
export async function requestEmailChange(
  { db, links, limiter }: Shop,
  user: UserRow,
  { email, sessionId }: { email: string; sessionId: number },
): Promise<void> {
  await limiter.count({ emailChanges: user.id, emailChangeMails: mailboxOf(email) });
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, { userId: user.id, sessionId });
    await dropLinkTokens(tx, user.id, 'email-change');
    const linkKey = await issueLinkToken(tx, links, {
      userId: user.id,
      purpose: 'email-change',
      lifetimeMinutes: LINK_MINUTES,
      data: { email },
    });
    const language = languageOf(user);
    const { username } = user;
    const holder = await userByEmail(tx, email);
    // An account whose mailbox never answered keeps nobody from the own address.
    if (holder === undefined || holder.id === user.id || holder.emailProvenAt === null) {
      await queueMail(tx, {
        template: 'email-change-confirm',
        recipient: email,
        language,
        data: { username, linkKey },
      });
    } else {
      await queueMail(tx, {
        template: 'email-change-taken',
        recipient: holder.email,
        language: languageOf(holder),
        data: { username: holder.username },
      });
    }
    await queueMail(tx, {
      template: 'email-change-notice',
      recipient: user.email,
      language,
      data: { username, email },
    });
  });
}

/** By the link in the mail to an address, new or the one that was registered, whose owner may know that another account has taken it since. */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const link =
      (await redeemLinkToken(tx, 'email-change', token)) ?? (await redeemLinkToken(tx, 'email-proof', token));
    const user = link && (await userById(tx, link.userId));
    const email = link?.data['email'];
    if (user === undefined || email === undefined)
      throw new AppError('invalid', 'errors:accounts.linkExpired', { reason: 'link_expired' });
    await refuseTakenEmail(tx, user.id, email);
    await tx
      .update(users)
      .set({ email, emailUnproven: false, emailProvenAt: new Date() })
      .where(eq(users.id, user.id));
    // A reset link that went to the old address must not open the account any more.
    await dropLinkTokens(tx, user.id);
  });
}

async function refuseTakenEmail(tx: Db, userId: number, email: string): Promise<void> {
  const owner = await userByEmail(tx, email);
  if (owner === undefined || owner.id === userId) return;
  // Somebody else registered with it first, and its mailbox never answered them: now it has answered.
  if (owner.emailProvenAt === null) {
    await tx.update(users).set({ emailUnproven: true }).where(eq(users.id, owner.id));
  } else {
    throw new AppError('conflict', 'errors:accounts.emailTaken', {
      fields: { email: 'errors:accounts.emailTaken' },
    });
  }
}
