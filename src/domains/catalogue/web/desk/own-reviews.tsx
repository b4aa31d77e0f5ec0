import { zodResolver } from '@hookform/resolvers/zod';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newAnswerSchema, type ProducerReview } from '#domains/catalogue/model/reviews/review.ts';
import { apiKey } from '#engine/web/api/api-query.ts';
import { apiRead, apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { useUrlFilter, useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';

/** The server sends so many at once. */
const PAGE = 25;

const ownReviewsQuery = (answered: 'false' | undefined) =>
  infiniteQueryOptions({
    queryKey: [...apiKey('/api/producer/reviews', { query: { answered } }), 'pages'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before }) => apiRead('/api/producer/reviews', { query: { before, answered } }),
    getNextPageParam: (page: ProducerReview[]) => (page.length < PAGE ? undefined : page.at(-1)!.id),
    select: ({ pages }) => pages.flat(),
  });

/** What customers wrote about the own products, and what the producer says to it. */
export function OwnReviews() {
  const { t } = useTranslation('producer-desk');
  const answered = useUrlParameters().get('answered') === 'false' ? ('false' as const) : undefined;
  const narrow = useUrlFilter();
  const query = useInfiniteQuery(ownReviewsQuery(answered));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
      {(reviews) =>
        reviews.length === 0 && answered === undefined ? (
          <EmptyState
            size="sm"
            icon={<MessageSquareText aria-hidden="true" />}
            title={t('reviews.emptyTitle')}
            description={t('reviews.emptyText')}
          />
        ) : (
          <>
            <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
              <p className="max-w-prose text-sm text-muted">{t('reviews.intro')}</p>
              <ExportLink path="/api/producer/reviews" query={{ answered }} />
            </div>
            <Checkbox
              label={t('reviews.unanswered')}
              checked={answered !== undefined}
              onChange={(event) => narrow({ answered: event.currentTarget.checked ? 'false' : undefined })}
              className="mb-4"
            />
            {reviews.length === 0 && (
              <EmptyState
                size="sm"
                icon={<MessageSquareText aria-hidden="true" />}
                title={t('reviews.allAnswered')}
              />
            )}
            <ul className="flex max-w-narrow flex-col gap-4">
              {reviews.map((review) => (
                <li key={review.id}>
                  <OwnReview review={review} />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                variant="secondary"
                className="mt-4"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('reviews.older')}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function OwnReview({ review }: { review: ProducerReview }) {
  const { t } = useTranslation('producer-desk');
  const [isWriting, setWriting] = useState(false);
  const { rating, authorName, createdAt, comment, language, product, answer } = review;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars size="sm" value={rating} label={t('reviews.stars', { count: rating })} />
        {authorName && <span className="text-sm font-semibold">{authorName}</span>}
        <Moment at={createdAt} format="longDate" className="text-sm text-muted" />
      </div>
      <Link
        to="/product/$slug"
        params={{ slug: product.slug }}
        className="mt-1 inline-block text-sm text-muted underline-offset-4 hover:underline"
      >
        {product.name}
      </Link>
      {comment && (
        <p lang={language} className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">
          {comment}
        </p>
      )}
      {isWriting ? (
        <AnswerForm review={review} onClose={() => setWriting(false)} />
      ) : answer === null ? (
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => setWriting(true)}>
          {t('reviews.answer')}
        </Button>
      ) : (
        <div className="mt-3 border-l-2 border-accent-ink pl-4">
          <p className="text-xs text-muted">
            {t('reviews.yourAnswer')} · <Moment at={answer.at} format="date" />
          </p>
          <p className="mt-1 max-w-text whitespace-pre-line wrap-anywhere">{answer.text}</p>
          <div className="mt-2 flex gap-2">
            <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
              {t('reviews.edit')}
            </Button>
            <RemoveAnswer review={review} />
          </div>
        </div>
      )}
    </Card>
  );
}

function AnswerForm({ review, onClose }: { review: ProducerReview; onClose: () => void }) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(DESK);
  const form = useForm({
    resolver: zodResolver(newAnswerSchema),
    defaultValues: { text: review.answer?.text ?? '' },
  });
  const save = useSubmit(
    form,
    (body) => apiRequest('PUT /api/producer/reviews/:id/answer', { params: { id: review.id }, body }),
    {
      done: async () => {
        await refresh();
        onClose();
      },
      failed: { title: t('reviews.failed') },
    },
  );
  return (
    <Form noValidate onSubmit={save} className="mt-3 flex flex-col gap-3">
      <LongTextField form={form} name="text" label={t('reviews.yourAnswer')} hint={t('reviews.answerHint')} />
      <FormMessage form={form} />
      <div className="flex gap-2">
        <SubmitButton form={form} size="sm">
          {t('reviews.publish')}
        </SubmitButton>
        <Button type="button" size="sm" variant="ghost" onClick={onClose}>
          {t('reviews.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function RemoveAnswer({ review: { id } }: { review: ProducerReview }) {
  const { t } = useTranslation('producer-desk');
  const change = useChange({
    send: () => apiRequest('DELETE /api/producer/reviews/:id/answer', { params: { id } }),
    refreshes: DESK,
    failed: { title: t('reviews.failed') },
  });
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost">
          {t('reviews.remove')}
        </Button>
      }
      title={t('reviews.removeTitle')}
      description={t('reviews.removeText')}
      closeLabel={t('form.close')}
      keepLabel={t('reviews.keep')}
      confirmLabel={t('reviews.remove')}
      change={change}
    />
  );
}
