import { mailSample } from '#domains/desk/server/mail-samples/mail-samples.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

interface OfWebhook {
  /** Of the account that it belongs to. */
  username: string;
  url: string;
  role: string;
}

const listOfWebhooks = (publicUrl: string, role: string) =>
  `${publicUrl}${role === 'ADMIN' ? '/admin' : '/dashboard'}?tab=connections`;

/** To every owner of the producer, or of the shop. */
const webhookMade: MailTemplate<OfWebhook> = ({ username, url, role }, { t, publicUrl }) => ({
  subject: t('mail:accounts.webhookMade.subject'),
  heading: t('mail:accounts.webhookMade.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.webhookMade.text', { username }) },
    { kind: 'table', rows: [{ label: t('mail:accounts.webhookDisabled.url'), value: url }] },
    { kind: 'note', text: t('mail:accounts.webhookMade.note') },
    {
      kind: 'button',
      label: t('mail:accounts.webhookDisabled.button'),
      href: listOfWebhooks(publicUrl, role),
    },
  ],
});

const webhookDisabled: MailTemplate<OfWebhook> = ({ username, url, role }, { t, publicUrl }) => ({
  subject: t('mail:accounts.webhookDisabled.subject'),
  heading: t('mail:accounts.webhookDisabled.heading'),
  blocks: [
    { kind: 'text', text: t('mail:accounts.webhookDisabled.text', { username }) },
    { kind: 'table', rows: [{ label: t('mail:accounts.webhookDisabled.url'), value: url }] },
    { kind: 'note', text: t('mail:accounts.webhookDisabled.note') },
    {
      kind: 'button',
      label: t('mail:accounts.webhookDisabled.button'),
      href: listOfWebhooks(publicUrl, role),
    },
  ],
});

interface BankAccountChanged {
  /** Who changed it. */
  by: string;
  /** The last four of the new one; null: there is none any more. */
  ends: string | null;
}

/** To every owner of the shop. */
const bankAccountChanged: MailTemplate<BankAccountChanged> = ({ by, ends }, { t, publicUrl }) => ({
  subject: t('mail:bankAccountChanged.subject'),
  heading: t('mail:bankAccountChanged.heading'),
  blocks: [
    {
      kind: 'text',
      text:
        ends === null
          ? t('mail:bankAccountChanged.gone', { by })
          : t('mail:bankAccountChanged.text', { by, ends }),
    },
    { kind: 'note', text: t('mail:bankAccountChanged.notYou') },
    {
      kind: 'button',
      label: t('mail:bankAccountChanged.button'),
      href: `${publicUrl}/admin?tab=settings`,
    },
  ],
});

export const deskMails = {
  'bank-account-changed': bankAccountChanged,
  'mail-sample': mailSample,
  'webhook-disabled': webhookDisabled,
  'webhook-made': webhookMade,
};

type DeskMails = typeof deskMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends DeskMails {}
}
