import type { MoneyOverview } from '#domains/ledger/model/overview/money-overview.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { useTaxName } from '../account-name.ts';
import { MoneyTable, type MoneyRow } from './money-table.tsx';
import { usePeriodName } from './use-period-name.ts';

/** What a period did to the books, the one before beside it. */
export function PeriodBooks({ overview }: { overview: MoneyOverview }) {
  const { t } = useTranslation('money');
  const { t: tDesk } = useTranslation('admin');
  const taxName = useTaxName();
  const nameOf = usePeriodName();
  const { period, before, earned, cash, taxes } = overview;
  const amountsOf = (move: { amount: number; before: number }) => [move.amount, move.before];
  const row = (
    key: string,
    label: string,
    move: Parameters<typeof amountsOf>[0],
    isSum = false,
  ): MoneyRow => ({
    key,
    label,
    amounts: amountsOf(move),
    isSum,
  });
  const table = (name: 'earned' | 'cash' | 'taxes', rows: MoneyRow[]) => (
    <RecordSection title={t(`${name}.title`)} flush>
      <p className="max-w-prose px-4 pt-3 text-sm text-muted">{t(`${name}.text`)}</p>
      <MoneyTable
        caption={t(`${name}.title`)}
        headings={[t(`${name}.what`), nameOf(period), nameOf(before)]}
        rows={rows}
      />
    </RecordSection>
  );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      {table('earned', [
        ...earned.lines.map((line) => row(line.account, tDesk(`ledger.accounts.${line.account}`), line)),
        row('total', t('earned.total'), earned.total, true),
      ])}
      {table('cash', [
        row('start', t('cash.start'), cash.start, true),
        ...cash.moves.map((move) => row(move.kind, tDesk(`ledger.kinds.${move.kind}`), move)),
        row('end', t('cash.end'), cash.end, true),
      ])}
      {taxes.length > 0 &&
        table(
          'taxes',
          taxes.map((tax) => row(tax.account, taxName(tax.account), tax)),
        )}
    </div>
  );
}
