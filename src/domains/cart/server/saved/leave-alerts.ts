import { eq } from 'drizzle-orm';
import type { LeaveAlerts } from '#domains/cart/model/saved/saved-product.ts';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { leaveAlertsSubject } from './alert-links.ts';

/** The same switch as in the account's settings. Following the link twice is the same as once. */
export async function leaveAlerts(db: Db, links: LinkSigner, { user, token }: LeaveAlerts): Promise<void> {
  if (!links.verify(...leaveAlertsSubject(user), token))
    throw new AppError('invalid', 'saved:leave.invalidText');
  await db.update(buyerProfiles).set({ notifyOnDeals: false }).where(eq(buyerProfiles.userId, user));
}
