import { and, eq, isNull } from 'drizzle-orm';
import { isOwner } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

/** Administrators who may do everything: who has to hear of what would harm the shop. */
export async function ownersOfShop(tx: Db) {
  const { email, language, role, rights } = users;
  const admins = await tx
    .select({ email, language, role, rights })
    .from(users)
    .where(and(eq(role, 'ADMIN'), isNull(users.deletedAt)))
    .orderBy(users.id);
  return admins.filter(isOwner);
}
