/**
 * Every account with what all its entries come to: what the last closing says, and the entries since. Without a closing
 * it is all entries.
 */
export const SUMS_OF_ACCOUNTS = sumsOf('true');

/** The same of `$account` alone. */
export const SUMS_OF_ACCOUNT = sumsOf('account = $account');

function sumsOf(condition: string): string {
  return `
    select account, sum(balance_cents)::bigint as balance_cents, sum(with_parts_cents)::bigint as with_parts_cents
      from (
        select account, balance_cents, with_parts_cents from ledger_closings
         where up_to = (select max(up_to) from ledger_closings) and ${condition}
        union all
        select account, sum(amount_cents), coalesce(sum(amount_cents) filter (where part_id is not null), 0)
          from ledger_entries
         where id > coalesce((select max(up_to) from ledger_closings), 0) and ${condition}
         group by account
      ) sums group by account`;
}
