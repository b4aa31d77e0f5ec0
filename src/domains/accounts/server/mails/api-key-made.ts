import type { KEY_SCOPES } from '#engine/model/api-key.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

interface ApiKeyMade {
  username: string;
  name: string;
  prefix: string;
  scope: (typeof KEY_SCOPES)[number];
  role: string;
}

/** A key outlives the session it was made in: its owner shall know of it. */
export const apiKeyMade: MailTemplate<ApiKeyMade> = (
  { username, name, prefix, scope, role },
  { t, publicUrl },
) => ({
  subject: t('mail:accounts.apiKeyMade.subject'),
  heading: t('mail:accounts.apiKeyMade.heading'),
  blocks: [
    { kind: 'text', text: t(`mail:accounts.apiKeyMade.${scope}`, { username }) },
    {
      kind: 'table',
      rows: [
        { label: t('mail:accounts.apiKeyMade.name'), value: name },
        { label: t('mail:accounts.apiKeyMade.key'), value: `${prefix}…` },
      ],
    },
    { kind: 'note', text: t('mail:accounts.apiKeyMade.note') },
    {
      kind: 'button',
      label: t('mail:accounts.apiKeyMade.button'),
      href: `${publicUrl}${role === 'ADMIN' ? '/admin' : '/dashboard'}?tab=connections`,
    },
  ],
});
