import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

export const twoFactorChanged: MailTemplate<{ username: string; enabled: boolean }> = (
  { username, enabled },
  { t, publicUrl },
) => {
  const texts = enabled ? 'mail:accounts.twoFactorOn' : 'mail:accounts.twoFactorOff';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`, { username }) },
      { kind: 'note', text: t(`${texts}.note`) },
      { kind: 'button', label: t(`${texts}.button`), href: `${publicUrl}/profile` },
    ],
  };
};
