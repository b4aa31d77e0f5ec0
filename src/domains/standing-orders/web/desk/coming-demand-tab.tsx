import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ComingDemand } from '#domains/standing-orders/model/desk-standing.ts';
import { formatDay } from '#engine/model/dates.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

/** How much standing orders will want of a producer's products, week by week: what to press, bake and pack. */
export function ComingDemandTab() {
  const { t } = useTranslation('standing');
  const query = useQuery({ ...apiQuery('/api/producer/coming-demand'), staleTime: 0 });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-48 w-full rounded-lg" />}>
      {(products) =>
        products.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<CalendarClock aria-hidden="true" />}
            title={t('desk.noneTitle')}
            description={t('desk.noneText')}
          />
        ) : (
          <section aria-label={t('desk.comingTitle')} className="flex flex-col gap-4">
            <p className="max-w-text text-muted">{t('desk.comingIntro')}</p>
            <ul className="grid gap-4 md:grid-cols-2">
              {products.map((product) => (
                <li key={product.productId}>
                  <ProductDemand product={product} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function ProductDemand({ product: { name, quantityAvailable, weeks } }: { product: ComingDemand }) {
  const { t, i18n } = useTranslation('standing');
  return (
    <Card className="h-full wrap-anywhere">
      <h3 className="text-lg">{name}</h3>
      <p className="text-sm text-muted">
        {t('desk.inStock')}: <span className="tabular-nums">{quantityAvailable}</span>
      </p>
      <dl className="mt-3 flex flex-col gap-1.5 text-sm">
        {weeks.map(({ week, units }) => (
          <div key={week} className="flex justify-between gap-4">
            <dt>{t('desk.week', { day: formatDay(week, 'longDate', i18n.language) })}</dt>
            <dd className="font-medium tabular-nums">{units}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
