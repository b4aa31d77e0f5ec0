import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoney, toCents } from '#shared/money.ts';
import type { ProducerStats } from '#shared/producer-desk/desk.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The last 30 days: a chart for the eye, the same as a table for screen readers. */
export function SalesOverview({ query }: { query: UseQueryResult<ProducerStats> }) {
  const { t, i18n } = useTranslation('producer-desk');
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const sales = query.data?.sales;
  return (
    <section aria-labelledby="sales-overview" className="mt-12">
      <h2 id="sales-overview" className="text-2xl">
        {t('sales.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('sales.period')}</p>
      <Card className="mt-4">
        {sales === undefined && <Skeleton className="h-60 w-full" />}
        {sales?.every(({ revenue }) => revenue === 0) && <p className="text-muted">{t('sales.none')}</p>}
        {sales?.some(({ revenue }) => revenue > 0) && (
          <BarChart
            caption={t('sales.title')}
            labelHeader={t('sales.day')}
            valueHeader={t('sales.revenue')}
            data={sales.map((entry) => ({ label: day.format(new Date(entry.day)), value: entry.revenue }))}
            format={(value) => formatMoney(toCents(value))}
          />
        )}
      </Card>
    </section>
  );
}
