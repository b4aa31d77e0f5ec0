import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

const webhookDisabled: MailTemplate<{ username: string; url: string; role: string }> = (
  { username, url, role },
  { t, publicUrl },
) => ({
  subject: t('mail:accounts.webhookDisabled.subject'),
  heading: t('mail:accounts.webhookDisabled.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.webhookDisabled.text', { username }) },
    { kind: 'table', rows: [{ label: t('mail:accounts.webhookDisabled.url'), value: url }] },
    { kind: 'note', text: t('mail:accounts.webhookDisabled.note') },
    {
      kind: 'button',
      label: t('mail:accounts.webhookDisabled.button'),
      href: `${publicUrl}${role === 'ADMIN' ? '/admin' : '/dashboard'}?tab=connections`,
    },
  ],
});

export const deskMails = {
  'webhook-disabled': webhookDisabled,
};

type DeskMails = typeof deskMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends DeskMails {}
}
