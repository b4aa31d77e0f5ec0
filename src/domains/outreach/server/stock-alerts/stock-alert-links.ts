import type { MailContext } from '#engine/server/mail/mail-content.ts';

/** What the link of a stock alert is signed over. The mail signs, the alert verifies. */
export function stockAlertSubject(alertId: number): [purpose: string, subject: number] {
  return ['stock-alert', alertId];
}

/** To the product itself: its page asks, so that a program that opens every link of a mail confirms nothing. */
export function stockAlertUrl(
  { alertId, slug }: { alertId: number; slug: string },
  { publicUrl, links }: Pick<MailContext, 'publicUrl' | 'links'>,
): string {
  return `${publicUrl}/product/${slug}#tell-me=${alertId}.${links.sign(...stockAlertSubject(alertId))}`;
}
