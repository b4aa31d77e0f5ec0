import type { PayoutKind } from '#domains/ledger/model/payout-account.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** To the owners of a producer whose money goes elsewhere from now on. */
export interface PayoutAccountChanged {
  companyName: string;
  /** Undefined in mails that were queued before there was a choice: a bank's. */
  kind?: PayoutKind;
  lastFour: string;
  /** Who did it; null: somebody on the provider's page. */
  by: string | null;
  hours: number;
}

const payoutAccountChanged: MailTemplate<PayoutAccountChanged> = (data, { t, publicUrl }) => ({
  subject: t('mail:payoutAccountChanged.subject'),
  heading: t('mail:payoutAccountChanged.heading'),
  blocks: [
    { kind: 'text', text: t(`mail:payoutAccountChanged.${textOf(data)}`, { ...data }) },
    { kind: 'text', text: t('mail:payoutAccountChanged.held', { ...data }) },
    { kind: 'note', text: t('mail:payoutAccountChanged.notYou') },
    {
      kind: 'button',
      label: t('mail:payoutAccountChanged.button'),
      href: `${publicUrl}/dashboard?tab=payouts`,
    },
  ],
});

function textOf({ kind = 'bank', by }: PayoutAccountChanged): 'text' | 'provider' | 'providerBank' {
  if (kind === 'bank') return 'text';
  return by === null ? 'providerBank' : 'provider';
}

export const ledgerMails = { 'payout-account-changed': payoutAccountChanged };

type LedgerMails = typeof ledgerMails;

declare module '#engine/server/mail/templates.ts' {
  interface Mails extends LedgerMails {}
}
