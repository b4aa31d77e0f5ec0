import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** The one mail that the waitlist was promised. */
export const shopOpened: MailTemplate<{ role: 'BUYER' | 'PRODUCER' }> = ({ role }, { t, publicUrl }) => ({
  subject: t('mail:shopOpened.subject'),
  heading: t('mail:shopOpened.heading'),
  blocks: [
    { kind: 'text', text: t('mail:shopOpened.text') },
    { kind: 'text', text: t(`mail:shopOpened.next.${role}`) },
    role === 'PRODUCER'
      ? { kind: 'button', label: t('mail:shopOpened.sell'), href: `${publicUrl}/register` }
      : { kind: 'button', label: t('mail:shopOpened.button'), href: `${publicUrl}/shop` },
    { kind: 'note', text: t('mail:shopOpened.note') },
  ],
});
