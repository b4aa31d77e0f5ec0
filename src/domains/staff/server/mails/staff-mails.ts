import type { Right } from '#engine/model/rights.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** The outbox holds the key; the token is signed here and stands only in the mail. */
const invitation: MailTemplate<{ linkKey: string; by: string; place: string; rights: Right[] }> = (
  { linkKey, by, place, rights },
  { t, links, publicUrl },
) => ({
  subject: t('mail:staff.invitation.subject', { place }),
  heading: t('mail:staff.invitation.heading', { place }),
  blocks: [
    { kind: 'text', text: t('mail:staff.invitation.text', { by, place }) },
    { kind: 'list', items: rights.map((right) => t(`mail:staff.rights.${right}`)) },
    {
      kind: 'button',
      label: t('mail:staff.invitation.button'),
      href: `${publicUrl}/invitation?token=${links.sign('invitation', linkKey)}`,
    },
    { kind: 'note', text: t('mail:staff.invitation.note') },
  ],
});

export const staffMails = { invitation };

type StaffMails = typeof staffMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends StaffMails {}
}
