import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { policies } from '#engine/model/policies.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { ProducerStats } from '#domains/orders/model/desk.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTab } from '#engine/web/lists/use-tab.ts';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { TabList, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { statsQuery } from '#domains/orders/web/desk/desk-orders.queries.ts';
import { ProfilePicture } from '#domains/catalogue/web/desk/product-form/picture-upload.tsx';
import { SalesChart } from '#engine/web/lists/sales-chart.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { DeskPanel, DeskTab, useTabsOf } from './desk-tabs.tsx';

/** A producer's desk: own figures, products, orders, returns, customers and payouts. */
export function ProducerDashboard() {
  const { t } = useTranslation('producer-desk');
  const { profile } = useCurrentUser();
  const stats = useQuery(statsQuery);
  const pages = useTabsOf('PRODUCER');
  const [tab, openTab] = useTab(pages.map(({ name }) => name));
  const company = profile?.role === 'PRODUCER' ? profile.companyName : t('title');
  return (
    <Container className="py-8 sm:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <p className="eyebrow mb-2 text-accent-ink">{t('eyebrow')}</p>
          <h1 className="text-4xl hyphens-auto">{company}</h1>
        </div>
        <div className="flex flex-wrap gap-2">
          {stats.data && <ProfilePicture producerId={stats.data.producerId} />}
          <Button asChild variant="secondary">
            <Link to="/profile">
              <Settings aria-hidden="true" />
              {t('profileSettings')}
            </Link>
          </Button>
        </div>
      </header>
      <Loaded query={stats} skeleton={<Skeleton className="mt-8 h-32 w-full rounded-lg" />}>
        {(data) => (
          <>
            <ReviewState stats={data} />
            <Figures stats={data} />
          </>
        )}
      </Loaded>
      <Tabs value={tab} onValueChange={(name) => openTab(name)} className="mt-8">
        <TabList label={t('tabs.label')}>
          {pages.map((page) => (
            <DeskTab key={page.name} page={page} namespace="producer-desk" />
          ))}
        </TabList>
        {pages.map((page) => (
          <DeskPanel key={page.name} page={page} />
        ))}
      </Tabs>
      {stats.data && <SalesOverview sales={stats.data.sales} />}
    </Container>
  );
}

/** Until an administrator approves, the public sees nothing: say so. */
function ReviewState({ stats }: { stats: ProducerStats }) {
  const { t } = useTranslation('producer-desk');
  if (stats.verified) return null;
  if (stats.renamedFrom !== null)
    return (
      <Notice tone="info" className="mt-6" title={t('review.renamedTitle')}>
        {t('review.renamedText', { name: stats.renamedFrom })}
      </Notice>
    );
  return stats.declineReason === null ? (
    <Notice tone="info" className="mt-6" title={t('review.title')}>
      {t('review.text')}
    </Notice>
  ) : (
    <Notice tone="warning" className="mt-6" title={t('review.declinedTitle')}>
      {stats.declineReason}
    </Notice>
  );
}

function Figures({ stats }: { stats: ProducerStats }) {
  const { t, i18n } = useTranslation('producer-desk');
  const number = numberFormat(i18n.language);
  return (
    <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <FigureCard
        label={t('cards.revenue')}
        value={formatDollars(stats.revenue)}
        note={t('cards.net', { amount: formatDollars(stats.net), percent: policies().commissionPercent })}
      />
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

function SalesOverview({ sales }: { sales: ProducerStats['sales'] }) {
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
