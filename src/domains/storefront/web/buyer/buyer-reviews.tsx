import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import type { OwnReview } from '#domains/catalogue/model/reviews/review.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

export function BuyerReviews({ query }: { query: UseQueryResult<OwnReview[]> }) {
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
