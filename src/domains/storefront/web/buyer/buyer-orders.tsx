import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Package, RotateCcw } from 'lucide-react';
import type { Order } from '#domains/orders/model/order.ts';
import { remainingTotal } from '#domains/pricing/model/remaining-total.ts';
import type { OwnReview } from '#domains/catalogue/model/reviews/review.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { OrderCard } from '#domains/orders/web/order-card.tsx';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { OrderWindow } from '#domains/orders/web/order-window.tsx';
import { OrderReturns, ReturnItemsLink } from '#domains/returns/web/order-returns.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { BuyerParcels } from './buyer-parcels.tsx';
import { cancelOwnOrder, changeOwnOrder, OWN_ORDERS, useReorder } from './buyer.queries.ts';
import { changeText } from './change-text.ts';
import { PayOrder } from './pay-order.tsx';

interface BuyerOrdersProps {
  query: UseQueryResult<Order[]>;
  reviews: OwnReview[];
}

export function BuyerOrders({ query, reviews }: BuyerOrdersProps) {
  const { t } = useTranslation('buyer');
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-48 w-full rounded-lg" />}>
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<Package aria-hidden="true" />}
            title={t('orders.emptyTitle')}
            description={t('orders.emptyText')}
            actions={
              <Button asChild>
                <Link to="/shop">{t('cards.shopProducts')}</Link>
              </Button>
            }
          />
        ) : (
          <ul className="flex flex-col gap-5">
            {orders.map((order) => (
              <li key={order.id}>
                <BuyerOrder order={order} reviews={reviews.filter((review) => review.orderId === order.id)} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function BuyerOrder({ order, reviews }: { order: Order; reviews: OwnReview[] }) {
  const { t } = useTranslation('buyer');
  const refresh = useRefresh(OWN_ORDERS);
  const { payUntil } = order.payment;
  return (
    <OrderCard
      title={t('orders.number', { id: order.id })}
      createdAt={order.createdAt}
      badge={<OrderStatusBadge status={order.status} />}
      total={remainingTotal(order)}
      headingLevel={2}
    >
      <BuyerParcels order={order} reviews={reviews} />
      <footer className="flex flex-col gap-3 border-t border-line px-5 py-3">
        <OrderReturns order={order} />
        {payUntil !== null && <PayOrder order={order} payUntil={payUntil} />}
        <OrderActions order={order} />
        <OrderWindow
          order={order}
          change={(change) => changeOwnOrder(order.id, change).finally(refresh)}
          cancel={() => cancelOwnOrder(order.id).finally(refresh)}
        />
      </footer>
    </OrderCard>
  );
}

function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('buyer');
  const { t: tOrders } = useTranslation('orders');
  const reorder = useReorder();
  const changes = reorder.data?.changes.map((change) => changeText(t, change)) ?? [];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          loading={reorder.isPending}
          onClick={() => reorder.mutate(order.id)}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {t('reorder.action')}
        </Button>
        <Button asChild size="sm" variant="ghost">
          <Link
            to="/order/$id/invoice"
            params={{ id: String(order.id) }}
            aria-label={tOrders('invoice.linkOf', { id: order.id })}
          >
            <FileText aria-hidden="true" className="size-4.5" />
            {tOrders('invoice.link')}
          </Link>
        </Button>
        <ReturnItemsLink order={order} size="sm" variant="ghost" />
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
