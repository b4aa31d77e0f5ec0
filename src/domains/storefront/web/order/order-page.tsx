import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { formatMoment } from '#engine/model/dates.ts';
import { CustomerDocuments } from '#domains/documents/web/order-documents.tsx';
import { hasInvoice } from '#domains/orders/model/payments/invoice.ts';
import { awaitedStep, writableParts } from '#domains/orders/model/order-status.ts';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { EarlierReturns } from '#domains/returns/web/return-card.tsx';
import { ReturnItemsLink } from '#domains/returns/web/order-returns.tsx';
import { AgainTogether } from '#domains/storefront/web/order/again-together.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { expectedDays, explanationOf } from '#domains/orders/web/parcels/parcels.ts';
import { OrderDestination } from '#domains/orders/web/order-destination.tsx';
import { OrderNotFound } from '#domains/orders/web/order-not-found.tsx';
import { OrderPickupCard } from '#domains/orders/web/order-pickup-card.tsx';
import { textOfOrder } from '#domains/orders/web/fetched-texts.ts';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { OrderContents } from '#domains/orders/web/order-contents.tsx';
import { OrderChanges, OrderTimeline } from '#domains/orders/web/order-timeline.tsx';
import { OrderPayment } from '#domains/orders/web/order-payment.tsx';
import { OrderWindow } from '#domains/orders/web/order-window.tsx';
import {
  cancelOrder,
  changeOrder,
  orderQuery,
  receiveParcel,
  type OrderAccess,
} from '#domains/orders/web/orders.queries.ts';
import { ParcelFoot } from '#domains/orders/web/parcels/parcel-frame.tsx';

const route = getRouteApi('/order/$id');

/** One order, for everybody who holds its link. */
export function OrderPage() {
  const { id } = route.useParams();
  const { token = '' } = route.useSearch();
  const access = { id: Number(id), token };
  const wellFormed = Number.isSafeInteger(access.id) && access.id > 0 && token !== '';
  const { data: order, error, refetch } = useQuery({ ...orderQuery(access), enabled: wellFormed });
  const missing = !wellFormed || (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return (
    <Container width="narrow" className="py-10 sm:py-16">
      {order && <OrderDetails order={order} access={access} />}
      {!order && missing && <OrderNotFound />}
      {!order && !missing && error && <LoadFailed onRetry={() => void refetch()} />}
      {!order && !missing && !error && <OrderToCome />}
    </Container>
  );
}

function OrderDetails({ order, access }: { order: Order; access: OrderAccess }) {
  const { t, i18n } = useTranslation('orders');
  // Done or refused, the order may have moved on in the meantime.
  const refresh = useRefresh('/api/orders/');
  const receive = (partId: number) => receiveParcel(access, partId).finally(refresh);
  const change = (changes: OrderChangeInput) => changeOrder(access, changes).finally(refresh);
  const [onlyPart, ...otherParts] = order.parts;
  const date = formatMoment(order.createdAt, 'longDate', i18n.language);
  const days = expectedDays(order, i18n.language);
  return (
    <div className="flex animate-fade-in flex-col gap-8">
      <header>
        <p className="eyebrow mb-3 text-accent-ink">{t('page.eyebrow')}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <h1 className="text-4xl">{t('page.title', { id: order.id })}</h1>
          <OrderStatusBadge status={order.status} order={order} />
        </div>
        <p className="mt-2 text-muted">{t('page.placed', { date })}</p>
        {order.exchangeFor !== null && (
          <p className="text-muted">{t('page.exchangeFor', { number: order.exchangeFor })}</p>
        )}
        {days !== undefined && order.pickup === null && (
          <p className="text-muted">{t('page.expected', { days })}</p>
        )}
      </header>
      {/* Of a gift card nothing is packed or sent: what becomes of it stands further down. */}
      {order.giftCard === null && (
        <Card padding="lg">
          <OrderTimeline order={order} />
          <p role="status" className="mt-7 border-t border-line pt-5 text-sm text-muted">
            {t(textOfOrder(`explanation.${awaitedStep(order) ?? explanationOf(order)}`, order))}
          </p>
          <OrderChanges order={order} />
          {onlyPart && otherParts.length === 0 && (
            <ParcelFoot order={order} part={onlyPart} onReceived={receive} className="mt-4" />
          )}
        </Card>
      )}
      {order.pickup !== null && <OrderPickupCard order={order} pickup={order.pickup} token={access.token} />}
      <OrderDestination order={order} access={access} change={change} />
      <EarlierReturns access={access} title={t('page.returns')} />
      <OrderPayment order={order} access={access} onNews={refresh} />
      <OrderContents order={order} onReceived={receive} />
      <CustomerDocuments order={order} token={access.token} />
      <OrderWindow order={order} change={change} cancel={() => cancelOrder(access).finally(refresh)} />
      {awaitedStep(order) === undefined && <AgainTogether order={order} />}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6" data-print="hidden">
        <Button asChild>
          <Link to="/shop">{t('page.continue')}</Link>
        </Button>
        {hasInvoice(order) && (
          <Button asChild variant="secondary">
            <Link
              to="/order/$id/invoice"
              params={{ id: String(order.id) }}
              search={{ token: access.token }}
              state={{ openedHere: true }}
              aria-label={t('invoice.linkOf', { id: order.id })}
            >
              <FileText aria-hidden="true" className="size-4.5" />
              {t('invoice.link')}
            </Link>
          </Button>
        )}
        <ReturnItemsLink order={order} token={access.token} variant="secondary" />
        {writableParts(order).map(({ id, producerName }) => (
          <Button key={id} asChild variant="ghost">
            <Link to="/messages/new" search={{ part: id, name: producerName, token: access.token }}>
              {t('page.write', { name: producerName })}
            </Link>
          </Button>
        ))}
        <Button asChild variant="ghost">
          <Link to="/contact" search={{ order: order.id }}>
            {t('page.help')}
          </Link>
        </Button>
      </div>
    </div>
  );
}

function OrderToCome() {
  const { t } = useTranslation('orders');
  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {t('page.loading')}
      </p>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-11 w-64" />
        <Skeleton className="h-4 w-44" />
      </div>
      <Skeleton className="h-36 w-full rounded-lg" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
