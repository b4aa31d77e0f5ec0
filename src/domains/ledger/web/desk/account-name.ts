import {
  creditOf,
  HOUSE_ACCOUNTS,
  isTaxAccount,
  placeOfTax,
  type Account,
  type HouseAccount,
} from '#domains/ledger/model/accounts.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import type { Language } from '#engine/model/languages.ts';
import { countryName } from '#engine/model/places/countries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** 'United States, NY' of `tax:US-NY`; anything else as it is. */
export function useTaxName(): (account: string) => string {
  const { i18n } = useTranslation('admin');
  return (account) => {
    if (!isTaxAccount(account)) return account;
    const { country, region } = placeOfTax(account);
    const name = countryName(country, i18n.language as Language);
    return region === null ? name : `${name}, ${region}`;
  };
}

/** An account in words: the shop's own by what it holds, a tax by where it is owed, a producer's by its name. */
export function useAccountName({ balances }: LedgerBalances): (account: string) => string {
  const { t } = useTranslation('admin');
  const taxName = useTaxName();
  return (account) => {
    if (HOUSE_ACCOUNTS.includes(account as HouseAccount))
      return t(`ledger.accounts.${account as HouseAccount}`);
    if (isTaxAccount(account)) return t('ledger.tax', { place: taxName(account) });
    const userId = creditOf(account as Account);
    if (userId !== null) return t('ledger.credit', { id: userId });
    return balances.find((each) => each.account === account)?.producerName ?? account;
  };
}
