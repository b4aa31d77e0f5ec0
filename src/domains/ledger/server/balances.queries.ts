import { HOUSE_ACCOUNTS, producerOf, type Account } from '#domains/ledger/model/accounts.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { toDollars } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { lastClosing } from './last-closing.ts';

/** What the last closing says, and the entries since. */
const sumsByAccount = statement<
  { account: Account; cents: number; producerName: string | null },
  { upTo: number }
>(
  'ledger-balances',
  `with sums as (
     select account, sum(cents)::bigint as cents
       from (
         select account, balance_cents as cents from ledger_closings where up_to = $upTo::int
         union all
         select account, sum(amount_cents) from ledger_entries where id > $upTo::int group by account
       ) parts group by account)
   select s.account, s.cents, r.company_name as producer_name
     from sums s left join producer_profiles r on s.account = 'producer:' || r.id`,
);

/** The shop's own accounts in their order, also the empty ones, then the producers'. */
export async function ledgerBalances(db: Db): Promise<LedgerBalances> {
  const sums = await sumsByAccount(db, { upTo: await lastClosing(db) });
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
