import { payoutProviderLabel, type PayoutKind } from '#domains/ledger/model/payout-account.ts';
import { formatMoney } from '#engine/model/money.ts';
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

const payoutAccountChanged: MailTemplate<PayoutAccountChanged> = (data, { t, language, publicUrl }) => ({
  subject: t('mail:payoutAccountChanged.subject'),
  heading: t('mail:payoutAccountChanged.heading'),
  blocks: [
    {
      kind: 'text',
      text: t(`mail:payoutAccountChanged.${textOf(data)}`, {
        ...data,
        provider: payoutProviderLabel(data.kind ?? 'bank', language),
      }),
    },
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

/** To the owners of a producer who is owed something and has not said where to pay it. */
interface PayoutAccountMissing {
  companyName: string;
  cents: number;
}

const payoutAccountMissing: MailTemplate<PayoutAccountMissing> = (data, { t, publicUrl }) => ({
  subject: t('mail:payoutAccountMissing.subject'),
  heading: t('mail:payoutAccountMissing.heading'),
  blocks: [
    {
      kind: 'text',
      text: t('mail:payoutAccountMissing.text', {
        companyName: data.companyName,
        amount: formatMoney(data.cents),
      }),
    },
    {
      kind: 'button',
      label: t('mail:payoutAccountMissing.button'),
      href: `${publicUrl}/dashboard?tab=payouts`,
    },
  ],
});

export const ledgerMails = {
  'payout-account-changed': payoutAccountChanged,
  'payout-account-missing': payoutAccountMissing,
};

type LedgerMails = typeof ledgerMails;

declare module '#engine/server/mail/templates.ts' {
  interface Mails extends LedgerMails {}
}
