import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** To the new address, which counts once its owner has followed the link. */
export const emailChangeConfirm: MailTemplate<{ username: string; linkKey: string }> = (
  { username, linkKey },
  { t, links, publicUrl },
) => ({
  subject: t('mail:accounts.emailChangeConfirm.subject'),
  heading: t('mail:accounts.emailChangeConfirm.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.emailChangeConfirm.text', { username }) },
    {
      kind: 'button',
      label: t('mail:accounts.emailChangeConfirm.button'),
      href: `${publicUrl}/confirm-email?token=${links.sign('email-change', linkKey)}`,
    },
    { kind: 'note', text: t('mail:accounts.emailChangeConfirm.note') },
  ],
});

/** To the old address, so that nobody loses an account without hearing of it. */
export const emailChangeNotice: MailTemplate<{ username: string; email: string }> = (
  data,
  { t, publicUrl },
) => ({
  subject: t('mail:accounts.emailChangeNotice.subject'),
  heading: t('mail:accounts.emailChangeNotice.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.emailChangeNotice.text', data) },
    { kind: 'note', text: t('mail:accounts.emailChangeNotice.note') },
    {
      kind: 'button',
      label: t('mail:accounts.emailChangeNotice.button'),
      href: `${publicUrl}/forgot-password`,
    },
  ],
});

/** To the address that was asked for, when it is somebody else's: only they are to know. */
export const emailChangeTaken: MailTemplate<{ username: string }> = (data, { t, publicUrl }) => ({
  subject: t('mail:accounts.emailChangeTaken.subject'),
  heading: t('mail:accounts.emailChangeTaken.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.emailChangeTaken.text', data) },
    { kind: 'note', text: t('mail:accounts.emailChangeTaken.note') },
    { kind: 'button', label: t('mail:accounts.emailChangeTaken.button'), href: `${publicUrl}/login` },
  ],
});
