import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** The outbox holds the key; the token is signed here and stands only in the mail. */
export const passwordReset: MailTemplate<{ username: string; linkKey: string }> = (
  { username, linkKey },
  { t, links, publicUrl },
) => ({
  subject: t('mail:accounts.passwordReset.subject'),
  heading: t('mail:accounts.passwordReset.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.passwordReset.text', { username }) },
    {
      kind: 'button',
      label: t('mail:accounts.passwordReset.button'),
      href: `${publicUrl}/reset-password?token=${links.sign('password-reset', linkKey)}`,
    },
    { kind: 'note', text: t('mail:accounts.passwordReset.note') },
  ],
});
