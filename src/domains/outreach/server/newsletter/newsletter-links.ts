import type { MailContext } from '#engine/server/mail/mail-content.ts';

/** What the two links of a newsletter mail are signed over. The mail signs, the newsletter verifies. */
type Signed = [purpose: string, subject: string];

/** `round`: how often the e-mail address has unsubscribed; a link of an earlier round confirms nothing. */
export function confirmSubject({ email, round }: { email: string; round: number }): Signed {
  return ['newsletter-confirm', `${round} ${email.toLowerCase()}`];
}

/** Works for ever: nobody should have to look for the newest letter to get out. */
export function leaveSubject(email: string): Signed {
  return ['newsletter', email.toLowerCase()];
}

/** Where an address leaves the newsletter, by a button or by one click of a mail program. */
export function leaveUrl(
  email: string,
  { publicUrl, links }: Pick<MailContext, 'publicUrl' | 'links'>,
): string {
  return `${publicUrl}/newsletter/unsubscribe?email=${encodeURIComponent(email)}&token=${links.sign(...leaveSubject(email))}`;
}
