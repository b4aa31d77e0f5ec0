import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquareText, Package, Settings, Sparkles } from 'lucide-react';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { OwnGroupBuys } from '#domains/group-buys/web/own/own-group-buys.tsx';
import { useTab } from '#engine/web/lists/use-tab.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { BuyerOrders } from './buyer-orders.tsx';
import { BuyerReviews } from './buyer-reviews.tsx';
import { ownOrdersQuery, ownReviewsQuery } from './buyer.queries.ts';

/** What a buyer has ordered, alone and with others, and said about it. */
export function BuyerDashboard() {
  const { t } = useTranslation('buyer');
  const { user, profile } = useCurrentUser();
  const orders = useQuery(ownOrdersQuery);
  const reviews = useQuery(ownReviewsQuery);
  const [tab, openTab] = useTab(['orders', 'group-buys', 'reviews']);
  const name = profile?.role === 'BUYER' ? profile.firstName : (user?.username ?? '');
  return (
    <Container className="py-8 sm:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <p className="eyebrow mb-2 text-accent-ink">{t('eyebrow')}</p>
          <h1 className="text-4xl">{name === '' ? t('title') : t('greeting', { name })}</h1>
        </div>
        <Button asChild variant="secondary">
          <Link to="/profile">
            <Settings aria-hidden="true" />
            {t('profileSettings')}
          </Link>
        </Button>
      </header>
      <div className="mt-6 grid grid-cols-2 gap-3 sm:mt-8 sm:gap-4 lg:grid-cols-3">
        <FigureCard
          icon={<Package aria-hidden="true" />}
          label={t('cards.orders')}
          value={orders.data?.length}
        />
        <FigureCard
          icon={<MessageSquareText aria-hidden="true" />}
          label={t('cards.reviews')}
          value={reviews.data?.length}
        />
        <Card padding="none" className="col-span-2 p-4 sm:p-5 lg:col-span-1">
          <p className="flex items-center gap-2 text-sm text-muted [&_svg]:size-4">
            <Sparkles aria-hidden="true" />
            {t('cards.quickActions')}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button asChild size="sm">
              <Link to="/shop">{t('cards.shopProducts')}</Link>
            </Button>
            <Button asChild size="sm" variant="secondary">
              <Link to="/producers">{t('cards.exploreProducers')}</Link>
            </Button>
          </div>
        </Card>
      </div>
      <Tabs value={tab} onValueChange={(next) => openTab(next)} className="mt-8">
        <TabList label={t('tabs.label')}>
          <Tab value="orders">{t('tabs.orders')}</Tab>
          <Tab value="group-buys">{t('tabs.groupBuys')}</Tab>
          <Tab value="reviews">{t('tabs.reviews')}</Tab>
        </TabList>
        <TabPanel value="orders">
          <BuyerOrders query={orders} reviews={reviews.data ?? []} />
        </TabPanel>
        <TabPanel value="group-buys">
          <OwnGroupBuys />
        </TabPanel>
        <TabPanel value="reviews">
          <BuyerReviews query={reviews} />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
