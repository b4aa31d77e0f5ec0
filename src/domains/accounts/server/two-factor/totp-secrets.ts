import { asc, eq, gt, isNotNull, and } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import type { KeyRing } from '#engine/server/secrets/key-ring.ts';

const ROWS_AT_ONCE = 500;

const contextOf = (userId: number) => `user ${userId}`;

/** They must be read again, so they are encrypted rather than hashed. */
export function sealTotpSecret(keys: KeyRing, userId: number, secret: string): string {
  return keys.seal(contextOf(userId), secret);
}

export function openTotpSecret(keys: KeyRing, userId: number, box: string): string | undefined {
  return keys.open(contextOf(userId), box);
}

/** Puts every secret that the ring opens under its current key. */
export async function resealTotpSecrets(tx: Db, keys: KeyRing): Promise<void> {
  for (let last = 0; ;) {
    const some = await tx
      .select({ id: users.id, box: users.totpSecret })
      .from(users)
      .where(and(isNotNull(users.totpSecret), gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(ROWS_AT_ONCE);
    if (some.length === 0) return;
    for (const { id, box } of some) {
      const secret = openTotpSecret(keys, id, box!);
      if (secret === undefined) continue;
      await tx
        .update(users)
        .set({ totpSecret: sealTotpSecret(keys, id, secret) })
        .where(eq(users.id, id));
    }
    last = some.at(-1)!.id;
  }
}

/** The key is lost: owners of these accounts sign in with a recovery code and set up their authenticator anew. */
export async function forgetTotpSecrets(tx: Db): Promise<number> {
  const forgotten = await tx
    .update(users)
    .set({ totpSecret: null, totpLastStep: null })
    .where(isNotNull(users.totpSecret))
    .returning({ id: users.id });
  return forgotten.length;
}
