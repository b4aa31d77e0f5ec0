import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { confirmSubject, leaveUrl } from '#domains/outreach/server/newsletter/newsletter-links.ts';

/** `confirmed`: the subscriber gets the newsletter already; the mail says so instead of asking for a confirmation. */
export const newsletterConfirm: MailTemplate<{ email: string; confirmed: boolean; round?: number }> = (
  { email, confirmed, round = 0 },
  context,
) => {
  const { t, links, publicUrl } = context;
  const token = links.sign(...confirmSubject({ email, round }));
  const confirmUrl = `${publicUrl}/newsletter/confirm?email=${encodeURIComponent(email)}&token=${token}`;
  const texts = confirmed ? 'mail:newsletter.known' : 'mail:newsletter.confirm';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`) },
      {
        kind: 'button',
        label: t(`${texts}.button`),
        href: confirmed ? `${publicUrl}/shop` : confirmUrl,
      },
      { kind: 'note', text: t('mail:newsletter.note') },
      { kind: 'note', text: t('mail:newsletter.unsubscribe', { link: leaveUrl(email, context) }) },
    ],
  };
};
