import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { proveAddress } from '#engine/server/sessions/proven-address.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { disableEndpointsOf } from '#engine/server/webhooks/deliveries.queries.ts';
import type { MailData } from '#engine/server/mail/templates.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import type { Shop } from '#engine/server/shop.ts';
import { revokeKeysOf } from './api-keys/api-keys.queries.ts';
import { dropPasskeys } from './passkeys/passkeys.queries.ts';
import { languageOf, userByEmail, type UserRow } from './accounts.queries.ts';
import { countRecentLinks, dropLinkTokens, issueLinkToken, redeemLinkToken } from './link-tokens.ts';
import { endUserSessions, lockAccount, lockOwnAccount, startUserSession } from './user-sessions.ts';

const RESET_LINK_MINUTES = 60;
/** A stranger cannot fill somebody's mailbox: the links already sent stay good. */
const LINKS_PER_HOUR = 5;
/** Every request takes at least this long, so that time does not tell whether there was a mail to write. */
const ANSWER_MS = 250;

export async function requestPasswordReset(shop: Shop, email: string): Promise<void> {
  await Promise.all([sendLink(shop, email), wait(ANSWER_MS)]);
}

async function sendLink({ db, links }: Shop, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await userByEmail(tx, email);
    // A suspended account gets no way in, and the person who asks here is told nothing.
    if (user !== undefined && user.suspendedAt === null) await mailResetLink(tx, links, user);
  });
}

/** In the caller's transaction. False: so many links were sent that no other is. */
export async function mailResetLink(tx: Db, links: LinkSigner, user: UserRow): Promise<boolean> {
  if ((await countRecentLinks(tx, user.id, 'password-reset', 60)) >= LINKS_PER_HOUR) return false;
  const linkKey = await issueLinkToken(tx, links, {
    userId: user.id,
    purpose: 'password-reset',
    lifetimeMinutes: RESET_LINK_MINUTES,
  });
  await queueMail(tx, {
    template: 'password-reset',
    recipient: user.email,
    language: languageOf(user),
    data: { username: user.username, linkKey },
  });
  return true;
}

/**
 * By the link in the mail. A stranger who had the account loses every way into it: sessions and API keys end, and passkeys
 * too, unless the owner keeps them. Webhooks are switched off: one of them may be the stranger's.
 */
export async function resetPassword(
  db: Db,
  form: { token: string; password: string; keepPasskeys: boolean },
): Promise<void> {
  const passwordHash = await hashPassword(form.password);
  await db.transaction(async (tx) => {
    const link = await redeemLinkToken(tx, 'password-reset', form.token);
    const user = link && (await lockAccount(tx, link.userId));
    if (user === undefined)
      throw new AppError('invalid', 'errors:accounts.linkExpired', { reason: 'link_expired' });
    await proveAddress(tx, user.id, user.email);
    await endUserSessions(tx, user.id);
    await revokeKeysOf(tx, user.id);
    if (!form.keepPasskeys) await dropPasskeys(tx, user.id);
    const areWebhooksOff = (await disableEndpointsOf(tx, user.id, new Date())) > 0;
    const outcome = form.keepPasskeys ? 'keysEnded' : 'allEnded';
    await storePassword(tx, user, passwordHash, { outcome, ...(areWebhooksOff && { areWebhooksOff }) });
  });
}

/** By the owner, who has proved the current password. Other devices are signed out; this one gets a new token. */
export async function changePassword(
  db: Db,
  user: UserRow,
  change: { password: string; sessionId: number },
): Promise<string> {
  const passwordHash = await hashPassword(change.password);
  return db.transaction(async (tx) => {
    await lockOwnAccount(tx, { userId: user.id, sessionId: change.sessionId });
    await storePassword(tx, user, passwordHash, { outcome: 'changed' });
    await endUserSessions(tx, user.id, change.sessionId);
    return startUserSession(tx, change.sessionId, user.id);
  });
}

/** Links and half-finished sign-ins under the old password end with it. */
async function storePassword(
  tx: Db,
  user: UserRow,
  passwordHash: string,
  told: Omit<MailData<'password-changed'>, 'username'>,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await dropLinkTokens(tx, user.id);
  await queueMail(tx, {
    template: 'password-changed',
    recipient: user.email,
    language: languageOf(user),
    data: { username: user.username, ...told },
  });
}
