import { and, eq, isNull } from 'drizzle-orm';
import type { BusinessMark } from '#domains/accounts/model/desk.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';

/**
 * An administrator has looked the VAT id up, or takes back that it is this account's. The mark is of that id alone: typing
 * another one takes it off.
 */
export function markBusiness(
  db: Db,
  actor: SessionUser,
  userId: number,
  { isBusiness, vatId }: BusinessMark,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ username: users.username })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('no key update');
    if (user === undefined) throw new AppError('not_found', 'errors:userNotFound');
    const [profile] = await tx
      .select({ vatId: buyerProfiles.vatId, since: buyerProfiles.businessSince })
      .from(buyerProfiles)
      .where(eq(buyerProfiles.userId, userId))
      .for('no key update');
    if (profile === undefined || profile.vatId === null)
      throw new AppError('conflict', 'errors:accounts.noVatId');
    if (profile.vatId !== vatId)
      throw new AppError('conflict', 'errors:accounts.otherVatId', { params: { vatId: profile.vatId } });
    if ((profile.since !== null) === isBusiness) return;
    await tx
      .update(buyerProfiles)
      .set({ businessSince: isBusiness ? new Date() : null })
      .where(eq(buyerProfiles.userId, userId));
    await recordAudit(tx, {
      actor,
      action: isBusiness ? 'user.business' : 'user.no-business',
      entityType: 'user',
      entityId: userId,
      detail: { username: user.username, vatId },
    });
  });
}
