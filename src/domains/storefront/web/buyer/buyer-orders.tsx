import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CircleHelp, FileText, MessageCircle, Package, RotateCcw } from 'lucide-react';
import type { OwnReview } from '#domains/catalogue/model/reviews/review.ts';
import { CustomerDocuments } from '#domains/documents/web/order-documents.tsx';
import { hasInvoice } from '#domains/orders/model/payments/invoice.ts';
import { writableParts } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { ReorderChange } from '#domains/orders/model/reorder.ts';
import { OrderCard } from '#domains/orders/web/order-card.tsx';
import { PayToAccount } from '#domains/orders/web/pay-to.tsx';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { OrderWindow } from '#domains/orders/web/order-window.tsx';
import { remainingTotal } from '#domains/pricing/model/remaining-total.ts';
import { OrderReturns, ReturnItemsLink } from '#domains/returns/web/order-returns.tsx';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Fold } from '#engine/web/ui/content/fold.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { BuyerParcels } from './buyer-parcels.tsx';
import { cancelOwnOrder, changeOwnOrder, OWN_ORDERS, useReorder } from './buyer.queries.ts';

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
      badge={<OrderStatusBadge status={order.status} order={order} />}
      total={remainingTotal(order)}
      headingLevel={2}
    >
      <BuyerParcels order={order} reviews={reviews} />
      <footer className="flex flex-col gap-3 border-t border-line px-5 py-3">
        <OrderReturns order={order} />
        {payUntil !== null && <PayOrder order={order} payUntil={payUntil} />}
        <WhereToPay order={order} />
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
        {order.status !== 'cancelled' && (
          <Button asChild size="sm" variant="ghost">
            <Link to="/standing-orders/new" search={{ order: order.id }}>
              <CalendarClock aria-hidden="true" className="size-4.5" />
              {t('orders.standing')}
            </Link>
          </Button>
        )}
        {hasInvoice(order) && (
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
        )}
        <ReturnItemsLink order={order} size="sm" variant="ghost" />
        {writableParts(order).map(({ id, producerName }) => (
          <Button key={id} asChild size="sm" variant="ghost">
            <Link to="/messages/new" search={{ part: id, name: producerName }}>
              <MessageCircle aria-hidden="true" className="size-4.5" />
              {tOrders('page.write', { name: producerName })}
            </Link>
          </Button>
        ))}
        <Button asChild size="sm" variant="ghost">
          <Link to="/contact" search={{ order: order.id }}>
            <CircleHelp aria-hidden="true" className="size-4.5" />
            {tOrders('page.help')}
          </Link>
        </Button>
      </div>
      <CustomerDocuments order={order} />
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

/** An invoice is paid by transfer: how much is left of it, until when, and to which account. */
function WhereToPay({ order: { payment } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { payTo, open, dueOn } = payment;
  if (payTo === undefined || open <= 0) return null;
  const due = dueOn === null ? '' : `${t('payment.dueOn')} ${formatDay(dueOn, 'longDate', i18n.language)}`;
  return (
    <Fold
      title={`${t('payment.open')}: ${formatAmount(open)}`}
      note={due}
      isNeeded={false}
      className="rounded-lg bg-sunken px-4"
    >
      <PayToAccount account={payTo} className="pb-3" />
    </Fold>
  );
}

/** The way to the provider, for an order that waits for its payment. */
function PayOrder({ order, payUntil }: { order: Order; payUntil: string }) {
  const { t, i18n } = useTranslation('orders');
  const { open, isDeclined, method } = order.payment;
  const pay = useChange({
    // Asks the provider first: what was paid or ended meanwhile leads nowhere, and the refreshed list says so.
    send: () => apiRequest('POST /api/user/orders/:id/payment', { params: { id: order.id } }),
    refreshes: OWN_ORDERS,
    failed: { title: t('payment.away') },
  });
  const state = isDeclined ? 'declined' : 'waiting';
  return (
    <Notice
      tone={isDeclined ? 'danger' : 'warning'}
      title={t(`payment.${state}.title`)}
      actions={
        <Button
          size="sm"
          loading={pay.isPending}
          onClick={() =>
            pay.mutate(undefined, {
              onSuccess: ({ redirectUrl }) => {
                if (redirectUrl !== null) window.location.assign(redirectUrl);
              },
            })
          }
        >
          {t(isDeclined ? 'payment.again' : 'payment.pay')}
        </Button>
      }
    >
      <p>
        {t(`payment.${state}.text`, {
          amount: formatAmount(open),
          time: formatMoment(payUntil, 'time', i18n.language),
        })}
      </p>
      {method === 'test' && <p className="mt-1 font-medium">{t('payment.noMoney')}</p>}
    </Notice>
  );
}

/** One sentence on what differs from the old order. */
function changeText(t: Translate, change: ReorderChange): string {
  switch (change.kind) {
    case 'gone':
      return t('reorder.gone', { name: change.productName });
    case 'price':
      return t('reorder.price', {
        name: change.productName,
        before: formatAmount(change.before),
        now: formatAmount(change.now),
      });
    case 'less':
      return t('reorder.less', { name: change.productName, wanted: change.wanted, inCart: change.inCart });
  }
}
