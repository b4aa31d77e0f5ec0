import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

export const passkeyChanged: MailTemplate<{ username: string; name: string; added: boolean }> = (
  { username, name, added },
  { t, publicUrl },
) => {
  const texts = added ? 'mail:accounts.passkeyAdded' : 'mail:accounts.passkeyRemoved';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`, { username, name }) },
      { kind: 'note', text: t(`${texts}.note`) },
      { kind: 'button', label: t(`${texts}.button`), href: `${publicUrl}/profile` },
    ],
  };
};
