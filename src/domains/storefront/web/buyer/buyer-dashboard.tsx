import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquareText, Package, Settings, Sparkles } from 'lucide-react';
import type { OwnReview } from '#domains/catalogue/model/reviews/review.ts';
import { ConfirmAddressNotice } from '#domains/accounts/web/account/confirm-address-notice.tsx';
import { OwnCredit } from '#domains/gift-cards/web/own-credit.tsx';
import { OwnGroupBuys } from '#domains/group-buys/web/own/own-group-buys.tsx';
import { OwnStandingOrders } from '#domains/standing-orders/web/own/own-standing-orders.tsx';
import { UnreadMessages } from '#domains/outreach/web/messages/unread-messages.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTab } from '#engine/web/lists/use-tab.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { FigureCard } from '#engine/web/ui/charts/figure-card.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';
import { BuyerOrders } from './buyer-orders.tsx';
import { ownOrdersQuery, ownReviewsQuery } from './buyer.queries.ts';

/** What a buyer has ordered, alone and with others, and said about it. */
export function BuyerDashboard() {
  const { t } = useTranslation('buyer');
  const { user, profile } = useCurrentUser();
  const orders = useQuery(ownOrdersQuery);
  const reviews = useQuery(ownReviewsQuery);
  const [tab, openTab] = useTab(['orders', 'group-buys', 'reviews', 'standing-orders']);
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
            <Button asChild size="sm" variant="secondary">
              <Link to="/messages">
                {t('messages')}
                <UnreadMessages />
              </Link>
            </Button>
          </div>
        </Card>
      </div>
      <ConfirmAddressNotice className="mt-6" />
      <OwnCredit />
      <Tabs value={tab} onValueChange={(next) => openTab(next)} className="mt-8">
        <TabList label={t('tabs.label')}>
          <Tab value="orders">{t('tabs.orders')}</Tab>
          <Tab value="group-buys">{t('tabs.groupBuys')}</Tab>
          <Tab value="reviews">{t('tabs.reviews')}</Tab>
          <Tab value="standing-orders">{t('tabs.standingOrders')}</Tab>
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
        <TabPanel value="standing-orders">
          <OwnStandingOrders />
        </TabPanel>
      </Tabs>
    </Container>
  );
}

function BuyerReviews({ query }: { query: UseQueryResult<OwnReview[]> }) {
  const { t } = useTranslation('buyer');
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-32 w-full rounded-lg" />}>
      {(reviews) =>
        reviews.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<MessageSquareText aria-hidden="true" />}
            title={t('reviews.emptyTitle')}
            description={t('reviews.emptyText')}
          />
        ) : (
          <ReviewList reviews={reviews} />
        )
      }
    </Loaded>
  );
}

function ReviewList({ reviews }: { reviews: OwnReview[] }) {
  const { t } = useTranslation('buyer');
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {reviews.map((review) => (
        <li key={review.id}>
          <Card className="h-full wrap-anywhere">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Stars value={review.rating} label={t('reviews.stars', { count: review.rating })} />
              <Moment at={review.createdAt} format="date" className="text-sm text-muted" />
            </div>
            <h2 className="mt-3 text-lg">{review.product.name}</h2>
            {review.comment !== null && (
              <p lang={review.language} className="mt-1 text-muted">
                {review.comment}
              </p>
            )}
            <Link
              to="/products/$slug"
              params={{ slug: review.product.slug }}
              className="mt-3 inline-block font-medium text-accent-ink underline underline-offset-4"
            >
              {t('reviews.viewProduct')}
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
