import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

export const passwordChanged: MailTemplate<{ username: string }> = ({ username }, { t, publicUrl }) => ({
  subject: t('mail:accounts.passwordChanged.subject'),
  heading: t('mail:accounts.passwordChanged.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.passwordChanged.text', { username }) },
    { kind: 'note', text: t('mail:accounts.passwordChanged.note') },
    {
      kind: 'button',
      label: t('mail:accounts.passwordChanged.button'),
      href: `${publicUrl}/forgot-password`,
    },
  ],
});
