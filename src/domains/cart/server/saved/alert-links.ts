import type { MailContext } from '#engine/server/mail/mail-content.ts';

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
