import type { Passkey } from '#domains/accounts/model/passkeys.ts';
import type { Db } from '#engine/server/db/client.ts';
import { passkeys } from '#domains/accounts/server/passkeys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { userById } from '#domains/accounts/server/accounts.queries.ts';
import { ownPasskey, passkeyView } from './passkeys.queries.ts';
import { reportPasskey } from './report-passkey.ts';

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
