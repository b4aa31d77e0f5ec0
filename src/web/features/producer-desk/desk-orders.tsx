import { useQuery } from '@tanstack/react-query';
import { PackageOpen, Truck } from 'lucide-react';
import { formatDollars } from '#shared/money.ts';
import type { ProducerOrder } from '#shared/producer-desk/desk.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { deskOrdersQuery, useShipLines } from './desk.queries.ts';

/** Every order that holds own lines, with what must be shipped where. */
export function DeskOrders() {
  const { t } = useTranslation('producer-desk');
  const { data: orders, isError, refetch } = useQuery(deskOrdersQuery);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (orders === undefined) return <Skeleton className="h-40 w-full rounded-lg" />;
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<PackageOpen aria-hidden="true" />}
        title={t('orders.emptyTitle')}
        description={t('orders.emptyText')}
      />
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <li key={order.id}>
          <DeskOrder order={order} />
        </li>
      ))}
    </ul>
  );
}

function DeskOrder({ order }: { order: ProducerOrder }) {
  const { t, i18n } = useTranslation('producer-desk');
  const ship = useShipLines();
  const markShipped = () =>
    ship.mutate(order.id, {
      onSuccess: () =>
        showToast({
          title: t('orders.shippedTitle'),
          description: t('orders.shippedText', { id: order.id }),
          tone: 'success',
        }),
      onError: (error) =>
        showToast({ title: t('orders.shipFailed'), description: serverMessage(error), tone: 'destructive' }),
    });
  return (
    <Card padding="none" className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-sunken px-5 py-3.5">
        <h3 className="text-lg">{t('orders.number', { id: order.id })}</h3>
        <time dateTime={order.createdAt} className="text-sm text-muted">
          {new Intl.DateTimeFormat(i18n.language).format(new Date(order.createdAt))}
        </time>
        <OrderStatusBadge status={order.status} />
        <span className="ml-auto font-semibold tabular-nums">{formatDollars(order.total)}</span>
      </header>
      <div className="grid gap-5 px-5 py-4 sm:grid-cols-[1fr_16rem]">
        <ul className="flex flex-col gap-2">
          {order.items.map((line) => (
            <li key={line.id} className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>
                <span className="tabular-nums text-muted">{line.quantity} × </span>
                <span className="font-medium">{line.productName}</span>
                {line.shippedAt !== null && (
                  <span className="ml-2 text-success">{t('orders.lineShipped')}</span>
                )}
              </span>
              <span className="tabular-nums">{formatDollars(line.lineTotal)}</span>
            </li>
          ))}
        </ul>
        <address className="text-sm not-italic">
          <p className="eyebrow text-muted">{t('orders.shipTo')}</p>
          <p className="mt-1 font-medium">{order.customerName}</p>
          <p className="whitespace-pre-line text-muted">{order.shippingAddress}</p>
        </address>
      </div>
      {order.canShip && (
        <footer className="border-t border-line px-5 py-3.5">
          <Button size="sm" loading={ship.isPending} onClick={markShipped}>
            <Truck aria-hidden="true" />
            {t('orders.markShipped')}
          </Button>
        </footer>
      )}
    </Card>
  );
}
