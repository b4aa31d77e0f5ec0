import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { PART_STATUSES } from '#domains/orders/model/part-status.ts';
import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { ShipForm } from '#domains/orders/web/parcels/ship-form.tsx';
import { Tracking } from '#domains/orders/web/parcels/tracking.tsx';
import { PartStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** All own parts of orders, to search, narrow and sort. */
export function OwnOrders() {
  const { t, i18n } = useTranslation('producer-desk');
  const { t: tOrders } = useTranslation('orders');
  return (
    <DataList
      path="/api/producer/orders"
      caption={t('tabs.orders')}
      rowKey={(order) => order.id}
      filters={[
        {
          name: 'status',
          label: t('orders.status'),
          options: Object.fromEntries(
            PART_STATUSES.map((status) => [status, tOrders(`parcel.status.${status}`)]),
          ),
        },
        { name: 'toShip', value: 'true', label: t('orders.toShip') },
        { name: 'late', value: 'true', label: t('orders.late') },
        { name: 'gift', value: 'true', label: t('orders.gifts') },
        {
          name: 'method',
          folded: true,
          label: t('orders.method'),
          options: Object.fromEntries(
            SHIPPING_METHODS.map((method) => [method, tOrders(`methods.${method}`)]),
          ),
        },
        { name: 'from', folded: true, type: 'date', label: t('orders.from') },
        { name: 'until', folded: true, type: 'date', label: t('orders.until') },
      ]}
      bulk={[
        {
          name: 'ship',
          label: t('orders.markShipped'),
          form: (send, ids) => (
            <ShipChosen
              ids={ids}
              onShipped={() => send(async () => ({ changed: ids.length, refused: [] }))}
            />
          ),
        },
        {
          name: 'slips',
          label: t('orders.printSlips'),
          href: (ids) => `/dashboard/orders/slips?ids=${ids.join(',')}`,
        },
      ]}
      columns={[
        {
          key: 'number',
          sort: 'number',
          header: t('slip.order'),
          primary: true,
          className: 'whitespace-nowrap',
          cell: ({ id }) => (
            <RecordLink right="PRODUCER" page="orders" id={id}>
              #{id}
            </RecordLink>
          ),
        },
        {
          key: 'date',
          sort: 'date',
          header: t('slip.date'),
          className: 'whitespace-nowrap',
          cell: ({ createdAt }) => <Moment at={createdAt} format="date" />,
        },
        {
          key: 'customer',
          sort: 'customer',
          header: t('customers.name'),
          freeText: true,
          cell: ({ customerName, giftTo }) => (
            <>
              {customerName}
              {giftTo !== null && giftTo !== customerName && (
                <span className="block text-xs text-muted">{t('orders.giftFor', { name: giftTo })}</span>
              )}
            </>
          ),
        },
        {
          key: 'lines',
          header: t('slip.product'),
          freeText: true,
          cell: ({ items }) => goods(items),
        },
        {
          key: 'shipBy',
          sort: 'shipBy',
          header: t('orders.shipBy'),
          className: 'whitespace-nowrap',
          cell: ({ canShip, isLate, shipBy }) =>
            canShip && (
              <>
                {formatDay(shipBy, 'date', i18n.language)}
                {isLate && (
                  <Badge tone="danger" className="ml-2">
                    {t('orders.late')}
                  </Badge>
                )}
              </>
            ),
        },
        {
          key: 'status',
          sort: 'status',
          inFirstLine: true,
          header: t('orders.status'),
          cell: (order) => <PartStatusBadge status={order.partStatus} since={null} order={order} />,
        },
        {
          key: 'tracking',
          optional: true,
          wideOnly: true,
          header: t('orders:parcel.trackingNumber'),
          freeText: true,
          cell: (order) => <Tracking parcel={order} />,
        },
        {
          key: 'total',
          sort: 'total',
          header: t('slip.amount'),
          align: 'end',
          inFirstLine: true,
          cell: ({ leftTotal }) => formatAmount(leftTotal),
        },
      ]}
    />
  );
}

const goods = (items: ProducerOrder['items']) =>
  items
    .filter(isLeft)
    .map((line) => `${leftUnits(line)} × ${line.productName}`)
    .join(', ');

interface ShipChosenProps {
  ids: number[];
  onShipped: () => void;
}

/** Carrier and tracking numbers of several parcels; each that is refused says why in its place. */
function ShipChosen({ ids, onShipped }: ShipChosenProps) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(DESK);
  return (
    <ShipForm
      parcels={ids.map((id) => ({ id, label: t('orders.number', { id }) }))}
      send={(id, body) => apiRequest('POST /api/producer/orders/:id/ship', { params: { id }, body })}
      onTried={refresh}
      onShipped={onShipped}
      action={t('orders.markShipped')}
    />
  );
}
