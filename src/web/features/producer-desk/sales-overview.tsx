import type { ProducerStats } from '#shared/producer-desk/desk.ts';
import { SalesChart } from '#web/features/dashboards/sales-chart.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Card } from '#web/ui/content/card.tsx';

export function SalesOverview({ sales }: { sales: ProducerStats['sales'] }) {
  const { t } = useTranslation('producer-desk');
  return (
    <section aria-labelledby="sales-overview" className="mt-12">
      <h2 id="sales-overview" className="text-2xl">
        {t('sales.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('sales.period')}</p>
      <Card className="mt-4">
        <SalesChart caption={t('sales.title')} sales={sales} />
      </Card>
    </section>
  );
}
