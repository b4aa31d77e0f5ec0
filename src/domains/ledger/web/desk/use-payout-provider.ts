import { payoutProviderLabel, type PayoutKind } from '#domains/ledger/model/payout-account.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** What those are called that pay producers by themselves: 'Stripe', or what an extension says. Undefined: the bank. */
export function usePayoutProvider(): (kind: PayoutKind | null) => string | undefined {
  const { i18n } = useTranslation();
  return (kind) => payoutProviderLabel(kind, i18n.language);
}

/** Where a producer's money goes, as administrators read it: 'Bank account ···· 6789'. */
export function usePayoutAccountName(): (account: { kind: PayoutKind; lastFour: string } | null) => string {
  const { t } = useTranslation('admin');
  const nameOf = usePayoutProvider();
  return (account) => {
    if (account === null) return t('payouts.noAccount');
    const name = nameOf(account.kind) ?? t('payouts.bank');
    return account.lastFour === '' ? name : `${name} ···· ${account.lastFour}`;
  };
}
