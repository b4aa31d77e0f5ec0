import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { formatDollars } from '#shared/money.ts';
import { COMMISSION_PERCENT } from '#shared/pricing/commission.ts';
import type { ProducerStats } from '#shared/producer-desk/desk.ts';
import { useCurrentUser } from '#web/features/accounts/current-user.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { FigureCard } from '#web/ui/figure-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Container } from '#web/ui/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { DeskCustomers } from './desk-customers.tsx';
import { DeskOrders } from './desk-orders.tsx';
import { DeskProducts } from './desk-products.tsx';
import { statsQuery } from './desk.queries.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { SalesOverview } from './sales-overview.tsx';

/** A producer's desk: own figures, products, orders and customers. */
export function ProducerDashboard() {
  const { t } = useTranslation('producer-desk');
  const { profile } = useCurrentUser();
  const stats = useQuery(statsQuery);
  const company = typeof profile?.companyName === 'string' ? profile.companyName : t('title');
  return (
    <Container className="py-10 sm:py-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="eyebrow mb-2 text-accent-ink">{t('eyebrow')}</p>
          <h1 className="text-4xl">{company}</h1>
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
      <ReviewState stats={stats.data} />
      <Figures stats={stats.data} />
      <Tabs defaultValue="products" className="mt-10">
        <TabList label={t('tabs.label')}>
          <Tab value="products">{t('tabs.products')}</Tab>
          <Tab value="orders">{t('tabs.orders')}</Tab>
          <Tab value="customers">{t('tabs.customers')}</Tab>
        </TabList>
        <TabPanel value="products">
          <DeskProducts />
        </TabPanel>
        <TabPanel value="orders">
          <DeskOrders />
        </TabPanel>
        <TabPanel value="customers">
          <DeskCustomers />
        </TabPanel>
      </Tabs>
      <SalesOverview query={stats} />
    </Container>
  );
}

/** Until an administrator approves, the public sees nothing: say so. */
function ReviewState({ stats }: { stats: ProducerStats | undefined }) {
  const { t } = useTranslation('producer-desk');
  if (stats === undefined || stats.verified) return null;
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

function Figures({ stats }: { stats: ProducerStats | undefined }) {
  const { t, i18n } = useTranslation('producer-desk');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <FigureCard
        label={t('cards.revenue')}
        value={stats && formatDollars(stats.revenue)}
        note={stats && t('cards.net', { amount: formatDollars(stats.net), percent: COMMISSION_PERCENT })}
      />
      <FigureCard label={t('cards.products')} value={stats && number.format(stats.activeProducts)} />
      <FigureCard label={t('cards.orders')} value={stats && number.format(stats.orders)} />
      <FigureCard
        label={t('cards.rating')}
        value={stats && (stats.averageRating === null ? '–' : number.format(stats.averageRating))}
        note={stats && t('cards.reviews', { count: stats.reviewCount })}
      />
    </div>
  );
}
