import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Package, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { formatDollars } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import type { OwnReview } from '#shared/reviews/review.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { CancelOrder } from '#web/features/orders/cancel-order.tsx';
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useCancelOwnOrder, useReorder } from './buyer.queries.ts';
import { changeText } from './change-text.ts';
import { ReviewDialog } from './review-dialog.tsx';

interface BuyerOrdersProps {
  query: UseQueryResult<Order[]>;
  reviews: OwnReview[];
}

export function BuyerOrders({ query, reviews }: BuyerOrdersProps) {
  const { t } = useTranslation('buyer');
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton className="h-48 w-full rounded-lg" />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        icon={<Package aria-hidden="true" />}
        title={t('orders.emptyTitle')}
        description={t('orders.emptyText')}
        actions={
          <Button asChild>
            <Link to="/shop">{t('cards.shopProducts')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="flex flex-col gap-5">
      {query.data.map((order) => (
        <li key={order.id}>
          <BuyerOrder order={order} reviews={reviews.filter((review) => review.orderId === order.id)} />
        </li>
      ))}
    </ul>
  );
}

function BuyerOrder({ order, reviews }: { order: Order; reviews: OwnReview[] }) {
  const { t, i18n } = useTranslation('buyer');
  const cancel = useCancelOwnOrder(order.id);
  const canReview = order.status === 'shipped' || order.status === 'completed';
  const date = new Intl.DateTimeFormat(i18n.language).format(new Date(order.createdAt));
  return (
    <Card padding="none" className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sunken px-5 py-4">
        <h3 className="text-lg">{t('orders.number', { id: order.id })}</h3>
        <time dateTime={order.createdAt} className="text-sm text-muted">
          {date}
        </time>
        <OrderStatusBadge status={order.status} />
        <span className="ml-auto font-semibold tabular-nums">{formatDollars(order.orderTotal)}</span>
      </header>
      <ul className="divide-y divide-line px-5">
        {order.items.map((line) => {
          const reviewed = reviews.some((review) => review.productId === line.productId);
          return (
            <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="text-sm text-muted tabular-nums">
                {line.quantity} × {formatDollars(line.unitPrice)}
              </span>
              <Link
                to="/product/$slug"
                params={{ slug: line.productSlug }}
                className="font-medium hover:underline"
              >
                {line.product.name}
              </Link>
              {canReview && (
                <span className="ml-auto">
                  {reviewed ? (
                    <span className="text-sm text-muted">{t('reviews.done')}</span>
                  ) : (
                    <ReviewDialog
                      orderId={order.id}
                      productId={line.productId}
                      productName={line.product.name}
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <footer className="flex flex-col gap-4 border-t border-line px-5 py-4">
        <OrderActions order={order} />
        {order.canCancel && (
          <CancelOrder order={order} onCancel={cancel.mutateAsync} isPending={cancel.isPending} />
        )}
      </footer>
    </Card>
  );
}

function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('buyer');
  const reorder = useReorder();
  const [changes, setChanges] = useState<string[]>([]);
  const again = () =>
    reorder.mutate(order.id, {
      onSuccess: (answer) => {
        setChanges(answer.changes.map((change) => changeText(t, change)));
        showToast({ title: t('reorder.doneTitle'), description: t('reorder.doneText'), duration: 3000 });
      },
      onError: (error) =>
        showToast({ title: t('reorder.failed'), description: serverMessage(error), tone: 'destructive' }),
    });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" loading={reorder.isPending} onClick={again}>
          <RotateCcw aria-hidden="true" />
          {t('reorder.action')}
        </Button>
        {order.status === 'completed' && (
          <Button asChild size="sm" variant="ghost">
            <Link to="/contact">{t('orders.returnItems')}</Link>
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <Notice tone="info" title={t('reorder.changes')} announce>
          <ul className="list-disc pl-5">
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
