import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

export const accountDeleted: MailTemplate<{ username: string }> = ({ username }, { t }) => ({
  subject: t('mail:accounts.accountDeleted.subject'),
  heading: t('mail:accounts.accountDeleted.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.accountDeleted.text', { username }) },
    { kind: 'note', text: t('mail:accounts.accountDeleted.note') },
  ],
});
