import { eq } from 'drizzle-orm';
import type { LeaveAlerts } from '#domains/cart/model/saved/saved-product.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import type { MailContext } from '#engine/server/mail/mail-content.ts';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';

/** What the link that ends alerts is signed over. The mails sign, the saved products verify. */
export function leaveAlertsSubject(userId: number): [purpose: string, subject: number] {
  return ['saved-alerts', userId];
}

export function leaveAlertsUrl(
  userId: number,
  { publicUrl, links }: Pick<MailContext, 'publicUrl' | 'links'>,
): string {
  return `${publicUrl}/saved/unsubscribe?user=${userId}&token=${links.sign(...leaveAlertsSubject(userId))}`;
}

/** The same switch as in the account's settings. Following the link twice is the same as once. */
export async function leaveAlerts(db: Db, links: LinkSigner, { user, token }: LeaveAlerts): Promise<void> {
  if (!links.verify(...leaveAlertsSubject(user), token))
    throw new AppError('invalid', 'saved:leave.invalidText');
  await db.update(buyerProfiles).set({ notifyOnDeals: false }).where(eq(buyerProfiles.userId, user));
}
