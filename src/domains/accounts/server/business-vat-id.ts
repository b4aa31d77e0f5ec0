import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';

/** In SQL: the VAT id for which an administrator has marked an account as a business; null: none, or no account. */
export const BUSINESS_VAT_ID = (userId: string) =>
  `(select b.vat_id from buyer_profiles b where b.user_id = ${userId} and b.business_since is not null)`;

export interface VatIdOfAccount {
  vatId: string;
  /** An administrator has marked the account as the business of it. */
  isBusiness: boolean;
}

/** Of those accounts that have one, by account. */
export async function vatIdsOf(
  db: Db,
  userIds: readonly (number | null)[],
): Promise<Map<number, VatIdOfAccount>> {
  const known = userIds.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { userId, vatId, businessSince } = buyerProfiles;
  const found = await db
    .select({ userId, vatId, businessSince })
    .from(buyerProfiles)
    .where(and(inArray(userId, known), isNotNull(vatId)));
  return new Map(
    found.map((row) => [row.userId, { vatId: row.vatId!, isBusiness: row.businessSince !== null }]),
  );
}
