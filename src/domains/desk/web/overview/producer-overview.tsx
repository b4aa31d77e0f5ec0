import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import { useOwnProductCount } from '#domains/catalogue/web/desk/use-own-product-count.ts';
import { DeskProducts } from '#domains/catalogue/web/desk/desk-products.tsx';
import type { ProducerStats } from '#domains/orders/model/desk.ts';
import { statsQuery } from '#domains/orders/web/desk/desk-orders.queries.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Lately } from './lately.tsx';
import { PeriodSales } from './period-sales.tsx';

/** How a producer's sales go; somebody who sells nothing yet is asked for a first product. */
export function ProducerOverview() {
  const { t } = useTranslation('producer-desk');
  const stats = useQuery(statsQuery);
  const products = useOwnProductCount();
  return (
    <div className="flex flex-col gap-6">
      <Loaded query={stats} skeleton={<Skeleton className="h-32 w-full rounded-lg" />}>
        {(data) => (
          <>
            <ReviewState stats={data} />
            <Figures stats={data} />
          </>
        )}
      </Loaded>
      {products === 0 && <DeskProducts />}
      <PeriodSales right="PRODUCER" title={t('sales.title')} />
      <Lately right="PRODUCER" />
    </div>
  );
}

/** Until an administrator approves, the public sees nothing: say so. */
function ReviewState({ stats }: { stats: ProducerStats }) {
  const { t } = useTranslation('producer-desk');
  if (stats.verified) return null;
  if (stats.renamedFrom !== null)
    return (
      <Notice tone="info" title={t('review.renamedTitle')}>
        {t('review.renamedText', { name: stats.renamedFrom })}
      </Notice>
    );
  return stats.declineReason === null ? (
    <Notice tone="info" title={t('review.title')}>
      {t('review.text')}
    </Notice>
  ) : (
    <Notice tone="warning" title={t('review.declinedTitle')}>
      {stats.declineReason}
    </Notice>
  );
}

function Figures({ stats }: { stats: ProducerStats }) {
  const { t, i18n } = useTranslation('producer-desk');
  const number = numberFormat(i18n.language);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {stats.revenue !== null && (
        <FigureCard
          label={t('cards.revenue')}
          value={formatAmount(stats.revenue)}
          note={t('cards.net', {
            amount: formatAmount(stats.net ?? 0),
            percent: policies().commissionPercent,
          })}
        />
      )}
      <FigureCard label={t('cards.products')} value={number.format(stats.activeProducts)} />
      <FigureCard label={t('cards.orders')} value={number.format(stats.orders)} />
      <FigureCard
        label={t('cards.rating')}
        value={stats.averageRating === null ? '–' : number.format(stats.averageRating)}
        note={
          stats.reviewCount === 0 ? t('cards.noReviews') : t('cards.reviews', { count: stats.reviewCount })
        }
      />
    </div>
  );
}
