import type { MailTemplate } from '../mail-content.ts';

/** `confirmed`: the address reads the letters already, and is told so instead of being asked again. */
export const newsletterConfirm: MailTemplate<{ email: string; confirmed: boolean }> = (
  { email, confirmed },
  { t, links, publicUrl },
) => {
  const token = links.sign('newsletter', email.toLowerCase());
  const query = `email=${encodeURIComponent(email)}&token=${token}`;
  const leave = `${publicUrl}/newsletter/unsubscribe?${query}`;
  const texts = confirmed ? 'mail:newsletter.known' : 'mail:newsletter.confirm';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`) },
      {
        kind: 'button',
        label: t(`${texts}.button`),
        href: confirmed ? `${publicUrl}/shop` : `${publicUrl}/newsletter/confirm?${query}`,
      },
      { kind: 'note', text: t('mail:newsletter.note') },
      { kind: 'note', text: t('mail:newsletter.unsubscribe', { link: leave }) },
    ],
  };
};
