import { setTimeout as wait } from 'node:timers/promises';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { Shop } from '#engine/server/shop.ts';
import { languageOf, userByEmail } from './accounts.queries.ts';
import { countRecentLinks, issueLinkToken } from './link-tokens.ts';

export const RESET_LINK_MINUTES = 60;
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
    if (user === undefined) return;
    if ((await countRecentLinks(tx, user.id, 'password-reset', 60)) >= LINKS_PER_HOUR) return;
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
  });
}
