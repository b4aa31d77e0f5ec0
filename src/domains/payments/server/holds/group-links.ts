import type { MailContext } from '#engine/server/mail/mail-content.ts';

/** What the link to a place in a group buy is signed over. The mails sign, the group buys verify. */
export function memberSubject(memberId: number): [purpose: string, subject: number] {
  return ['group-member', memberId];
}

/** Opens the own place for everybody who holds the mail, without signing in. */
export function memberUrl(
  { slug, memberId }: { slug: string; memberId: number },
  { publicUrl, links }: Pick<MailContext, 'publicUrl' | 'links'>,
): string {
  return `${publicUrl}/group/${slug}?member=${memberId}&token=${links.sign(...memberSubject(memberId))}`;
}
