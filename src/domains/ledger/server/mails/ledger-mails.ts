import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** To the owners of a producer whose money goes elsewhere from now on. */
interface PayoutAccountChanged {
  companyName: string;
  lastFour: string;
  /** Who did it. */
  by: string;
  hours: number;
}

const payoutAccountChanged: MailTemplate<PayoutAccountChanged> = (data, { t, publicUrl }) => ({
  subject: t('mail:payoutAccountChanged.subject'),
  heading: t('mail:payoutAccountChanged.heading'),
  blocks: [
    { kind: 'text', text: t('mail:payoutAccountChanged.text', { ...data }) },
    { kind: 'text', text: t('mail:payoutAccountChanged.held', { ...data }) },
    { kind: 'note', text: t('mail:payoutAccountChanged.notYou') },
    {
      kind: 'button',
      label: t('mail:payoutAccountChanged.button'),
      href: `${publicUrl}/dashboard?tab=payouts`,
    },
  ],
});

export const ledgerMails = { 'payout-account-changed': payoutAccountChanged };

type LedgerMails = typeof ledgerMails;

declare module '#engine/server/mail/templates.ts' {
  interface Mails extends LedgerMails {}
}
