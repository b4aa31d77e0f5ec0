import { HOUSE_ACCOUNTS, producerOf, type Account } from '#shared/ledger/accounts.ts';
import type { LedgerBalances } from '#shared/ledger/ledger.ts';
import { toDollars } from '#shared/money.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { SUMS_OF_ACCOUNTS } from './sums-of-accounts.ts';

const sumsByAccount = statement<{ account: Account; cents: number; producerName: string | null }>(
  'ledger-balances',
  `select s.account, s.balance_cents as cents, r.company_name as producer_name
     from (${SUMS_OF_ACCOUNTS}) s left join producer_profiles r on s.account = 'producer:' || r.id`,
);

/** The shop's own accounts in their order, also the empty ones, then the producers'. */
export async function ledgerBalances(db: Db): Promise<LedgerBalances> {
  const sums = await sumsByAccount(db, {});
  const house = HOUSE_ACCOUNTS.map((account) => ({
    account,
    cents: sums.find((each) => each.account === account)?.cents ?? 0,
    producerName: null,
  }));
  const producers = sums
    .filter(({ account }) => producerOf(account) !== null)
    .toSorted((a, b) => producerOf(a.account)! - producerOf(b.account)!);
  const all = [...house, ...producers];
  return {
    balances: all.map(({ cents, ...each }) => ({ ...each, balance: toDollars(cents) })),
    sum: toDollars(all.reduce((sum, { cents }) => sum + cents, 0)),
  };
}
