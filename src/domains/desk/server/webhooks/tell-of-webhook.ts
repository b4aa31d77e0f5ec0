import { ownersOfShop } from '#domains/desk/server/shop-owners.ts';
import { ownersOf } from '#domains/ledger/server/payout-accounts/tell-owners.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/**
 * A webhook outlives the session it was made in and is told of every order: the owners of the producer, or of the shop,
 * hear of a new one, and where it leads.
 */
export async function tellOfWebhook(
  tx: Db,
  { username, role }: Pick<SessionUser, 'username' | 'role'>,
  { producerId, url }: { producerId: number | null; url: string },
): Promise<void> {
  const owners = producerId === null ? await ownersOfShop(tx) : await ownersOf(tx, producerId);
  await queueMails(
    tx,
    owners.map(({ email, language }) => ({
      template: 'webhook-made' as const,
      recipient: email,
      language: toLanguage(language) ?? DEFAULT_LANGUAGE,
      data: { username, url, role },
    })),
  );
}
