import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { standingOf } from '#domains/ledger/model/overview/standing.ts';
import { formatAmount, toCents, toAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';

/** As the first page of the desk has them. */
const PERIODS = ['7', '30', '90', 'month', 'year'] as const;
type Period = (typeof PERIODS)[number];

/** What the owner asks first, in figures above zero; the accounts that they are made of stand below. */
export function BooksAtAGlance({ books: { balances } }: { books: LedgerBalances }) {
  const { t } = useTranslation('admin');
  const { t: tDashboards } = useTranslation('dashboards');
  const [period, setPeriod] = useState<Period>('30');
  const { data: sales } = useQuery(apiQuery('/api/admin/sales', { query: { period } }));
  const owed = owedOf(balances);
  const { current, earlier } = sales ?? {};
  return (
    <section aria-label={t('ledger.glance.title')} className="flex flex-col gap-3">
      <Select
        size="sm"
        aria-label={tDashboards('period.label')}
        value={period}
        onChange={(event) => setPeriod(event.currentTarget.value as Period)}
        className="w-44 self-end"
      >
        {PERIODS.map((each) => (
          <option key={each} value={each}>
            {tDashboards(`period.names.${each}`)}
          </option>
        ))}
      </Select>
      <div className="grid gap-4 sm:grid-cols-3">
        <FigureCard
          label={t('ledger.glance.earned')}
          value={current?.commission == null ? undefined : formatAmount(current.commission)}
          note={
            earlier?.commission == null
              ? undefined
              : t('ledger.glance.before', { amount: formatAmount(earlier.commission) })
          }
        />
        <FigureCard
          label={t('ledger.glance.toProducers')}
          value={formatAmount(owed.toProducers)}
          note={t('ledger.glance.now')}
        />
        <FigureCard
          label={t('ledger.glance.toUs')}
          value={formatAmount(owed.toUs)}
          note={t('ledger.glance.now')}
        />
      </div>
    </section>
  );
}

export function owedOf(balances: LedgerBalances['balances']): { toProducers: number; toUs: number } {
  const { owned, owed } = standingOf(balances);
  const amountOf = (lines: readonly { what: string; amount: number }[], what: string) =>
    lines.find((line) => line.what === what)!.amount;
  return {
    toProducers: amountOf(owed, 'producers'),
    toUs: toAmount(toCents(amountOf(owned, 'receivable')) + toCents(amountOf(owned, 'producers'))),
  };
}
