import {
  creditOf,
  HOUSE_ACCOUNTS,
  isTaxAccount,
  producerOf,
  producerAccount,
  type Account,
} from '#domains/ledger/model/accounts.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const last = statement<{ upTo: number }>(
  'last-closing',
  `select coalesce(max(up_to), 0) as up_to from ledger_closings`,
);

/**
 * The entry up to which the books are closed; 0: none. Given to statements as `$upTo`, so that PostgreSQL knows how few
 * entries came since. Neither closings nor the entries below ever change: it makes no difference when it was read.
 */
export async function lastClosing(db: Db): Promise<number> {
  return (await last(db, {}))[0]!.upTo;
}

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

/** The shop's own accounts in their order, also the empty ones, then what is owed in taxes, then the producers'. */
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
  const taxes = sums
    .filter(({ account }) => isTaxAccount(account))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1));
  const credits = sums.filter(({ account, cents }) => creditOf(account) !== null && cents !== 0);
  const all = [...house, ...taxes, ...producers, ...credits];
  return {
    balances: all.map(({ cents, ...each }) => ({ ...each, balance: toAmount(cents) })),
    sum: toAmount(all.reduce((sum, { cents }) => sum + cents, 0)),
  };
}

const sumsOf = statement<{ earned: number; balance: number }, { account: Account; upTo: number }>(
  'sums-of-account',
  `select coalesce(-sum(balance_cents), 0)::bigint as balance, coalesce(-sum(with_parts_cents), 0)::bigint as earned
     from (
       select balance_cents, with_parts_cents from ledger_closings where up_to = $upTo::int and account = $account
       union all
       select amount_cents, case when part_id is null then 0 else amount_cents end
         from ledger_entries where account = $account and id > $upTo::int
     ) parts`,
);

/** In cents. `earned`: with all parts, paid or not; `balance`: what the shop still owes of it. */
export async function sumsOfProducer(
  db: Db,
  producerId: number,
): Promise<{ earned: number; balance: number }> {
  const [sums] = await sumsOf(db, { account: producerAccount(producerId), upTo: await lastClosing(db) });
  return sums!;
}

/** What the producer of `$account` gets for the part `t` of an order `o`, in cents. */
export const EARNED_WITH_PART = `(
  select coalesce(-sum(e.amount_cents), 0)::bigint from ledger_postings g join ledger_entries e on e.posting_id = g.id
   where g.order_id = o.id and e.account = $account and e.part_id = t.id)`;
