import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { PartStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { formatAmount } from '#engine/model/money.ts';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Tracking } from '#domains/orders/web/parcels/tracking.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { deskOrdersQuery } from './desk-orders.queries.ts';
import { OrdersToShip } from './orders-to-ship.tsx';
import { ShipDialog } from './ship-dialog.tsx';

/** Every order that holds own lines: first what must be shipped where, then the others. */
export function DeskOrders() {
  const { t } = useTranslation('producer-desk');
  const query = useInfiniteQuery(deskOrdersQuery);
  // What the dialog is about stays while the list below it moves on.
  const [shipping, setShipping] = useState<readonly ProducerOrder[] | null>(null);
  return (
    <>
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
              <div className="-mb-5 flex justify-end">
                <ExportLink path="/api/producer/orders" />
              </div>
              <OrdersToShip orders={orders.filter((order) => order.canShip)} onShip={setShipping} />
              <OrdersDone orders={orders.filter((order) => !order.canShip)} />
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
      {shipping !== null && <ShipDialog orders={shipping} onClose={() => setShipping(null)} />}
    </>
  );
}

function OrdersDone({ orders }: { orders: readonly ProducerOrder[] }) {
  const { t } = useTranslation('producer-desk');
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('orders.done')}>
      <h2 className="mb-3 text-xl">{t('orders.done')}</h2>
      <DataTable
        caption={t('orders.done')}
        rows={orders}
        rowKey={(order) => order.id}
        columns={[
          {
            key: 'number',
            header: t('slip.order'),
            primary: true,
            cell: ({ id }) => (
              <RecordLink right="PRODUCER" page="orders" id={id}>
                {t('orders.number', { id })}
              </RecordLink>
            ),
          },
          {
            key: 'date',
            header: t('slip.date'),
            cell: ({ createdAt }) => <Moment at={createdAt} format="date" />,
          },
          {
            key: 'customer',
            header: t('customers.name'),
            freeText: true,
            cell: ({ giftTo, customerName }) => giftTo ?? customerName,
          },
          {
            key: 'lines',
            header: t('slip.product'),
            freeText: true,
            cell: ({ items }) =>
              items
                .filter(isLeft)
                .map((line) => `${leftUnits(line)} × ${line.productName}`)
                .join(', '),
          },
          {
            key: 'status',
            header: t('orders.status'),
            cell: (order) => (
              <PartStatusBadge
                status={order.partStatus}
                since={order.deliveredAt ?? order.shippedAt}
                order={order}
              />
            ),
          },
          {
            key: 'tracking',
            header: t('orders:parcel.trackingNumber'),
            freeText: true,
            cell: (order) => <Tracking parcel={order} />,
          },
          {
            key: 'total',
            header: t('slip.amount'),
            align: 'end',
            inFirstLine: true,
            cell: ({ total }) => formatAmount(total),
          },
        ]}
      />
    </section>
  );
}
