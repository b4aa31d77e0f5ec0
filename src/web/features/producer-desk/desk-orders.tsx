import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen, Truck } from 'lucide-react';
import { formatDollars } from '#shared/money.ts';
import type { ProducerOrder } from '#shared/producer-desk/desk.ts';
import { apiRequest } from '#web/api/client.ts';
import { Loaded } from '#web/features/dashboards/loaded.tsx';
import { useChange } from '#web/forms/use-change.ts';
import { OrderCard } from '#web/features/orders/order-card.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/content/empty-state.tsx';
import { Skeleton } from '#web/ui/content/skeleton.tsx';
import { DESK, deskOrdersQuery } from './desk.queries.ts';

/** Every order that holds own lines: first what must be shipped where, then the others. */
export function DeskOrders() {
  const { t } = useTranslation('producer-desk');
  const query = useInfiniteQuery(deskOrdersQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<PackageOpen aria-hidden="true" />}
            title={t('orders.emptyTitle')}
            description={t('orders.emptyText')}
          />
        ) : (
          <div className="flex flex-col gap-8">
            <OrderGroup title={t('orders.toShip')} orders={orders.filter((order) => order.canShip)} counted />
            <OrderGroup title={t('orders.done')} orders={orders.filter((order) => !order.canShip)} />
            {query.hasNextPage && (
              <Button
                variant="secondary"
                className="self-center"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('orders.older')}
              </Button>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

interface OrderGroupProps {
  title: string;
  orders: ProducerOrder[];
  /** The group is complete: say how many there are. */
  counted?: boolean;
}

function OrderGroup({ title, orders, counted = false }: OrderGroupProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">
        {title} {counted && <span className="text-muted tabular-nums">({orders.length})</span>}
      </h2>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <DeskOrder order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeskOrder({ order }: { order: ProducerOrder }) {
  const { t } = useTranslation('producer-desk');
  const ship = useChange({
    send: (id: number) => apiRequest('POST /api/producer/orders/:id/ship', { params: { id } }),
    refreshes: DESK,
    done: (_answer, id) => ({
      title: t('orders.shippedTitle'),
      description: t('orders.shippedText', { id }),
    }),
    failed: { title: t('orders.shipFailed') },
  });
  return (
    <OrderCard
      title={t('orders.number', { id: order.id })}
      createdAt={order.createdAt}
      status={order.status}
      total={order.total}
      headingLevel={3}
    >
      <div className="grid gap-5 px-5 py-4 sm:grid-cols-[1fr_14rem] sm:gap-8">
        <ul className="flex flex-col gap-2">
          {order.items.map((line) => (
            <li key={line.id} className="flex justify-between gap-4 text-sm">
              <span>
                <span className="tabular-nums text-muted">{line.quantity} × </span>
                <span className="font-medium">{line.productName}</span>
                {line.shippedAt !== null && (
                  <span className="ml-2 text-success">{t('orders.lineShipped')}</span>
                )}
              </span>
              <span className="shrink-0 tabular-nums">{formatDollars(line.lineTotal)}</span>
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
        <footer className="flex justify-end border-t border-line px-5 py-3">
          <Button size="sm" loading={ship.isPending} onClick={() => ship.mutate(order.id)}>
            <Truck aria-hidden="true" />
            {t('orders.markShipped')}
          </Button>
        </footer>
      )}
    </OrderCard>
  );
}
