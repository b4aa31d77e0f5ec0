import { formatDay } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { BarChart } from '#engine/web/ui/charts/bar-chart.tsx';

interface SalesChartProps {
  caption: string;
  /** Oldest first, every day present. */
  sales: readonly { day: string; revenue: number }[];
}

/** Revenue by day: a chart for the eye, the same as a table for screen readers. */
export function SalesChart({ caption, sales }: SalesChartProps) {
  const { t, i18n } = useTranslation('dashboards');
  if (sales.every(({ revenue }) => revenue === 0)) return <p className="text-muted">{t('sales.none')}</p>;
  return (
    <BarChart
      caption={caption}
      labelHeader={t('sales.day')}
      valueHeader={t('sales.revenue')}
      data={sales.map((entry) => ({
        label: formatDay(entry.day, 'monthDay', i18n.language),
        value: entry.revenue,
      }))}
      format={formatDollars}
    />
  );
}
