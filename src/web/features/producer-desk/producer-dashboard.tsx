import { policies } from '#shared/policies.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { formatDollars } from '#shared/money.ts';
import type { ProducerStats } from '#shared/producer-desk/desk.ts';
import { useCurrentUser } from '#web/features/accounts/session/current-user.ts';
import { ConnectionsPanel } from '#web/features/connections/connections-panel.tsx';
import { Loaded } from '#web/features/dashboards/loaded.tsx';
import { useTab } from '#web/features/dashboards/use-tab.ts';
import { ProductFilesPanel } from '#web/features/product-files/product-files-panel.tsx';
import { numberFormat } from '#web/i18n/number-format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { FigureCard } from '#web/ui/charts/figure-card.tsx';
import { Notice } from '#web/ui/content/notice.tsx';
import { Container } from '#web/ui/content/section.tsx';
import { Skeleton } from '#web/ui/content/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/navigation/tabs.tsx';
import { DeskCustomers } from './desk-customers.tsx';
import { DeskOrders } from './desk-orders.tsx';
import { DeskPayouts } from './desk-payouts.tsx';
import { DeskProducts } from './desk-products.tsx';
import { DeskReturns } from './desk-returns.tsx';
import { DESK, deskOrdersQuery, statsQuery } from './desk.queries.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { SalesOverview } from './sales-overview.tsx';

/** A producer's desk: own figures, products, orders, returns, customers and payouts. */
export function ProducerDashboard() {
  const { t } = useTranslation('producer-desk');
  const { profile } = useCurrentUser();
  const stats = useQuery(statsQuery);
  const [tab, openTab] = useTab([
    'products',
    'orders',
    'returns',
    'customers',
    'payouts',
    'productFiles',
    'connections',
  ]);
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
          <Tab value="products">{t('tabs.products')}</Tab>
          <Tab value="orders">
            {t('tabs.orders')}
            <ToShip />
          </Tab>
          <Tab value="returns">
            {t('tabs.returns')}
            <Waiting matter="returns" count={stats.data?.openReturns ?? 0} />
          </Tab>
          <Tab value="customers">{t('tabs.customers')}</Tab>
          <Tab value="payouts">{t('tabs.payouts')}</Tab>
          <Tab value="productFiles">{t('tabs.productFiles')}</Tab>
          <Tab value="connections">{t('tabs.connections')}</Tab>
        </TabList>
        <TabPanel value="products">
          <DeskProducts />
        </TabPanel>
        <TabPanel value="orders">
          <DeskOrders />
        </TabPanel>
        <TabPanel value="returns">
          <DeskReturns />
        </TabPanel>
        <TabPanel value="customers">
          <DeskCustomers />
        </TabPanel>
        <TabPanel value="payouts">
          <DeskPayouts />
        </TabPanel>
        <TabPanel value="productFiles">
          <ProductFilesPanel refreshes={DESK} />
        </TabPanel>
        <TabPanel value="connections">
          <ConnectionsPanel />
        </TabPanel>
      </Tabs>
      {stats.data && <SalesOverview sales={stats.data.sales} />}
    </Container>
  );
}

/** How many orders wait for their parcel: the first thing to know in the morning. */
function ToShip() {
  const { data: orders } = useInfiniteQuery(deskOrdersQuery);
  return <Waiting matter="orders" count={orders?.filter((order) => order.canShip).length ?? 0} />;
}

/** So many want something of the producer; nothing is shown where none do. */
function Waiting({ matter, count }: { matter: 'orders' | 'returns'; count: number }) {
  const { t } = useTranslation('producer-desk');
  if (count === 0) return null;
  return (
    <Badge tone="warning" className="px-2">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t(`${matter}.waiting`, { count })}</span>
    </Badge>
  );
}

/** Until an administrator approves, the public sees nothing: say so. */
function ReviewState({ stats }: { stats: ProducerStats }) {
  const { t } = useTranslation('producer-desk');
  if (stats.verified) return null;
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
