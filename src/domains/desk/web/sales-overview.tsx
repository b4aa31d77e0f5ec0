import type { ProducerStats } from '#domains/orders/model/desk.ts';
import { SalesChart } from '#engine/web/lists/sales-chart.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';

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
