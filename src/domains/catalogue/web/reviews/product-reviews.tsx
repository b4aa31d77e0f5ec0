import { useQuery } from '@tanstack/react-query';
import type { ProductReviews as Reviews, PublicReview } from '#domains/catalogue/model/reviews/review.ts';
import { LANGUAGE_NAMES } from '#engine/model/languages.ts';
import { oneDecimal } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { productReviewsQuery } from '#domains/catalogue/web/catalogue.queries.ts';

/** What buyers wrote about a product. */
export function ProductReviews({ slug, producer }: { slug: string; producer: string }) {
  const { t } = useTranslation('catalogue');
  const { data, isError } = useQuery(productReviewsQuery(slug));
  return (
    <Section
      title={t('reviews.title')}
      spacing="sm"
      className={cx('border-t border-line', data && data.total > 0 && 'drawn-late [--likely-height:96rem]')}
      id="reviews"
    >
      {data && data.total > 0 && <ReviewList reviews={data} producer={producer} />}
      {data?.total === 0 && (
        <div className="max-w-text">
          <p className="font-display text-xl">{t('reviews.empty')}</p>
          <p className="mt-1 text-muted">{t('reviews.emptyText')}</p>
        </div>
      )}
      {isError && <p className="text-muted">{t('reviews.failed')}</p>}
      {!data && !isError && <Skeleton className="h-16 w-full max-w-text" />}
    </Section>
  );
}

function ReviewList({ reviews, producer }: { reviews: Reviews; producer: string }) {
  const { t, i18n } = useTranslation('catalogue');
  const rating = oneDecimal(reviews.average ?? 0, i18n.language);
  return (
    <div className="grid gap-10 md:grid-cols-[14rem_1fr]">
      <div>
        <p className="font-display text-5xl tabular-nums">{rating}</p>
        <Stars
          value={reviews.average ?? 0}
          size="md"
          label={t('rating.stars', { rating })}
          className="mt-2"
        />
        <p className="mt-1 text-sm text-muted">{t('reviews.basedOn', { count: reviews.total })}</p>
      </div>
      <ul className="divide-y divide-line">
        {reviews.items.map((review) => (
          <Review key={review.id} review={review} producer={producer} />
        ))}
      </ul>
    </div>
  );
}

function Review({ review, producer }: { review: PublicReview; producer: string }) {
  const { t, i18n } = useTranslation('catalogue');
  const { comment, language, answer } = review;
  return (
    <li className="py-6 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.rating} label={t('rating.stars', { rating: review.rating })} />
        {/* Nameless once the author has deleted the account. */}
        {review.authorName && <p className="text-sm font-semibold">{review.authorName}</p>}
        <Moment at={review.createdAt} format="longDate" className="text-sm text-muted" />
        {comment && language !== i18n.language && (
          <p lang={language} className="text-sm text-muted">
            {LANGUAGE_NAMES[language]}
          </p>
        )}
      </div>
      {comment && (
        <p lang={language} className="mt-2 max-w-text whitespace-pre-line">
          {comment}
        </p>
      )}
      {answer !== null && (
        <div className="mt-4 max-w-text border-l-2 border-accent-ink pl-4 text-sm">
          <p className="font-semibold">{t('reviews.answerOf', { producer })}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </div>
      )}
    </li>
  );
}
