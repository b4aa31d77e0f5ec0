import type { AdminReview } from '#domains/catalogue/model/desk.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';

export function ReviewsTab() {
  const { t } = useTranslation('admin');
  return (
    <DataList
      path="/api/admin/reviews"
      caption={t('tabs.reviews')}
      none={t('nothing.reviews')}
      rowKey={(review) => review.id}
      filters={[
        {
          name: 'status',
          label: t('orders.status'),
          options: { published: t('reviews.published'), hidden: t('reviews.hidden') },
        },
      ]}
      columns={[
        {
          key: 'product',
          sort: 'product',
          freeText: true,
          header: t('products.name'),
          primary: true,
          cell: (review) => review.product.name,
        },
        {
          key: 'rating',
          sort: 'rating',
          header: t('reviews.rating'),
          cell: (review) => (
            <Stars size="sm" value={review.rating} label={t('reviews.stars', { count: review.rating })} />
          ),
        },
        {
          key: 'comment',
          freeText: true,
          header: t('reviews.comment'),
          cell: ({ comment, language }) => (comment === null ? '–' : <span lang={language}>{comment}</span>),
        },
        {
          key: 'author',
          sort: 'author',
          freeText: true,
          header: t('reviews.author'),
          cell: (review) => review.authorName,
        },
        {
          key: 'at',
          sort: 'date',
          header: t('orders.date'),
          cell: (review) => <Moment at={review.createdAt} format="date" />,
        },
        {
          key: 'status',
          sort: 'status',
          header: t('orders.status'),
          cell: (review) => (
            <Badge tone={review.status === 'published' ? 'success' : 'warning'}>
              {t(`reviews.${review.status}`)}
            </Badge>
          ),
        },
        {
          key: 'change',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (review) => <ChangeStatus review={review} />,
        },
      ]}
    />
  );
}

function ChangeStatus({ review }: { review: AdminReview }) {
  const { t } = useTranslation('admin');
  const next = review.status === 'published' ? 'hidden' : 'published';
  const change = useAdminChange(
    (status: AdminReview['status']) =>
      apiRequest('PATCH /api/admin/reviews/:id', { params: { id: review.id }, body: { status } }),
    { done: (status) => t(`reviews.done.${status}`) },
  );
  return (
    <Button size="sm" variant="secondary" loading={change.isPending} onClick={() => change.mutate(next)}>
      {next === 'hidden' ? t('reviews.hide') : t('reviews.publish')}
    </Button>
  );
}
