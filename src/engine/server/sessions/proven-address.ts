import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { users } from './users.schema.ts';

/** Whether the address of an account is its own: not where it belonged to another one when it registered. */
export async function isAddressProven(db: Db, userId: number): Promise<boolean> {
  const [user] = await db.select({ unproven: users.emailUnproven }).from(users).where(eq(users.id, userId));
  return user?.unproven === false;
}
