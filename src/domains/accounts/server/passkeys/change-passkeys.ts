import type { Passkey } from '#domains/accounts/model/passkeys.ts';
import type { Db } from '#engine/server/db/client.ts';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { languageOf, userById, type UserRow } from '#domains/accounts/server/accounts.queries.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { ownPasskey, passkeyView } from './passkeys.queries.ts';

interface OwnPasskey {
  userId: number;
  id: number;
}

export async function renamePasskey(db: Db, { userId, id }: OwnPasskey, name: string): Promise<Passkey> {
  const [row] = await db.update(passkeys).set({ name }).where(ownPasskey(userId, id)).returning();
  if (row === undefined) throw noPasskey();
  return passkeyView(row);
}

/** The device may keep its half; nobody gets in with it any more. Who is in stays in. */
export async function removePasskey(db: Db, { userId, id }: OwnPasskey): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await userById(tx, userId);
    if (user === undefined) throw new AppError('unauthenticated', 'errors:unauthenticated');
    const [row] = await tx.delete(passkeys).where(ownPasskey(userId, id)).returning();
    if (row === undefined) throw noPasskey();
    await reportPasskey(tx, user, { name: row.name, added: false });
  });
}

function noPasskey(): AppError {
  return new AppError('not_found', 'errors:accounts.passkeyNotFound');
}

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
