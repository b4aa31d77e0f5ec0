import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { languageOf, type UserRow } from '#domains/accounts/server/accounts.queries.ts';

/** Tells the owner, and the other administrators where it is one of them. */
export async function reportPasskey(
  tx: Db,
  user: UserRow,
  { name, added }: { name: string; added: boolean },
): Promise<void> {
  await queueMail(tx, {
    template: 'passkey-changed',
    recipient: user.email,
    language: languageOf(user),
    data: { username: user.username, name, added },
  });
  if (user.role !== 'ADMIN') return;
  await recordAudit(tx, {
    actor: user,
    action: added ? 'user.passkey-add' : 'user.passkey-remove',
    entityType: 'user',
    entityId: user.id,
    detail: { username: user.username },
  });
}
