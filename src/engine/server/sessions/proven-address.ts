import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { users } from './users.schema.ts';

/** Whether the mailbox of an account has answered: somebody followed a link that only it got. */
export async function isAddressProven(db: Db, userId: number): Promise<boolean> {
  const [user] = await db
    .select({ unproven: users.emailUnproven, provenAt: users.emailProvenAt })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && !user.unproven && user.provenAt !== null;
}

/** Whether the address of an account is at least nobody else's: not where it belonged to another one when it registered. */
export async function isAddressOwn(db: Db, userId: number): Promise<boolean> {
  const [user] = await db.select({ unproven: users.emailUnproven }).from(users).where(eq(users.id, userId));
  return user?.unproven === false;
}

const prove = statement<never, { userId: number; email: string }>(
  'prove-address',
  `update users set email_proven_at = now()
    where id = $userId::int and email_proven_at is null and not email_unproven and lower(email) = lower($email)`,
);

/** Somebody followed a link that went to this address alone. Where the account has another one, that proves nothing of it. */
export async function proveAddress(db: Db, userId: number, email: string): Promise<void> {
  await prove(db, { userId, email });
}
