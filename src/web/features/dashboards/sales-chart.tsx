import { formatDollars } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';

interface SalesChartProps {
  caption: string;
  /** Oldest first, every day present. */
  sales: readonly { day: string; revenue: number }[];
}

/** Revenue by day: a chart for the eye, the same as a table for screen readers. */
export function SalesChart({ caption, sales }: SalesChartProps) {
  const { t, i18n } = useTranslation('dashboards');
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (sales.every(({ revenue }) => revenue === 0)) return <p className="text-muted">{t('sales.none')}</p>;
  return (
    <BarChart
      caption={caption}
      labelHeader={t('sales.day')}
      valueHeader={t('sales.revenue')}
      data={sales.map((entry) => ({ label: day.format(new Date(entry.day)), value: entry.revenue }))}
      format={formatDollars}
    />
  );
}
