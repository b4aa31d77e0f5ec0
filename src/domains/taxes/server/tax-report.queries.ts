import { placeOfTax, type TaxAccount } from '#domains/ledger/model/accounts.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import type { TaxReportQuery, TaxReportRow } from '#domains/taxes/model/tax-report.ts';
import { shopMidnight } from '#engine/model/dates.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

interface Sums {
  account: TaxAccount;
  name: string;
  percent: number;
  baseCents: number;
  taxCents: number;
  refundedBaseCents: number;
  refundedTaxCents: number;
}

const sums = statement<Sums, { since: Date | null; before: Date | null }>(
  'tax-report',
  `select x.account, x.name, x.percent::float8 as percent,
          coalesce(sum(x.base_cents) filter (where p.kind = 'sale'), 0)::bigint as base_cents,
          coalesce(sum(x.tax_cents) filter (where p.kind = 'sale'), 0)::bigint as tax_cents,
          coalesce(-sum(x.base_cents) filter (where p.kind <> 'sale'), 0)::bigint as refunded_base_cents,
          coalesce(-sum(x.tax_cents) filter (where p.kind <> 'sale'), 0)::bigint as refunded_tax_cents
     from ledger_taxes x join ledger_postings p on p.id = x.posting_id
    where ($since::timestamptz is null or p.at >= $since::timestamptz)
      and ($before::timestamptz is null or p.at < $before::timestamptz)
    group by x.account, x.name, x.percent order by x.account, x.percent, x.name`,
);

/** By place and rate. What was taken back counts on the day on which it was. */
export async function taxReport(db: Db, { from, to }: TaxReportQuery): Promise<TaxReportRow[]> {
  const found = await sums(db, {
    since: from === undefined ? null : shopMidnight(from),
    before: to === undefined ? null : shopMidnight(addDays(to, 1)),
  });
  return found.map(({ account, name, percent, ...cents }) => ({
    ...placeOfTax(account),
    name,
    percent,
    base: toAmount(cents.baseCents),
    tax: toAmount(cents.taxCents),
    refundedBase: toAmount(cents.refundedBaseCents),
    refundedTax: toAmount(cents.refundedTaxCents),
  }));
}
