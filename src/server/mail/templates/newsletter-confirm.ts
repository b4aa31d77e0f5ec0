import type { MailTemplate } from '../mail-content.ts';
import { confirmSubject, leaveSubject } from '../newsletter-links.ts';

/** `confirmed`: the subscriber gets the newsletter already; the mail says so instead of asking for a confirmation. */
export const newsletterConfirm: MailTemplate<{ email: string; confirmed: boolean; round?: number }> = (
  { email, confirmed, round = 0 },
  { t, links, publicUrl },
) => {
  const link = (action: string, token: string) =>
    `${publicUrl}/newsletter/${action}?email=${encodeURIComponent(email)}&token=${token}`;
  const leave = link('unsubscribe', links.sign(...leaveSubject(email)));
  const texts = confirmed ? 'mail:newsletter.known' : 'mail:newsletter.confirm';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`) },
      {
        kind: 'button',
        label: t(`${texts}.button`),
        href: confirmed
          ? `${publicUrl}/shop`
          : link('confirm', links.sign(...confirmSubject({ email, round }))),
      },
      { kind: 'note', text: t('mail:newsletter.note') },
      { kind: 'note', text: t('mail:newsletter.unsubscribe', { link: leave }) },
    ],
  };
};
