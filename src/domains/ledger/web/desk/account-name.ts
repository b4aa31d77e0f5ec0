import { HOUSE_ACCOUNTS, type HouseAccount } from '#domains/ledger/model/accounts.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** An account in words: the shop's own by what it holds, a producer's by its name. */
export function useAccountName({ balances }: LedgerBalances): (account: string) => string {
  const { t } = useTranslation('admin');
  return (account) => {
    if (HOUSE_ACCOUNTS.includes(account as HouseAccount))
      return t(`ledger.accounts.${account as HouseAccount}`);
    return balances.find((each) => each.account === account)?.producerName ?? account;
  };
}
