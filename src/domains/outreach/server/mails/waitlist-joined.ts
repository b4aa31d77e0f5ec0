import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** Says nothing that the sender of the form chose: whoever owns the address may not have asked for this mail. */
export const waitlistJoined: MailTemplate<{ role: 'BUYER' | 'PRODUCER' }> = ({ role }, { t, publicUrl }) => ({
  subject: t('mail:waitlist.subject'),
  heading: t('mail:waitlist.heading'),
  blocks: [
    { kind: 'text', text: t('mail:waitlist.text') },
    { kind: 'text', text: t(`mail:waitlist.next.${role}`) },
    { kind: 'button', label: t('mail:waitlist.button'), href: `${publicUrl}/about` },
    { kind: 'note', text: t('mail:waitlist.note') },
  ],
});
