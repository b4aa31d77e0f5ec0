import { useState } from 'react';
import type { AdminOrder } from '#domains/orders/model/admin-orders.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
import { ORDER_STATUSES } from '#domains/orders/model/order-status.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { AdminList } from '#engine/web/lists/admin-list.tsx';
import { OrderDialog } from './order-dialog.tsx';

export function OrdersTab() {
  const { t } = useTranslation('admin');
  const { t: tOrders } = useTranslation('orders');
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <AdminList
        path="/api/admin/orders"
        exportPath="/api/admin/orders/export"
        caption={t('tabs.orders')}
        rowKey={(order) => order.id}
        filters={[
          {
            name: 'status',
            label: t('orders.status'),
            options: Object.fromEntries(
              ORDER_STATUSES.map((status) => [status, tOrders(`status.${status}`)]),
            ),
          },
          { name: 'needs', value: 'shipping', label: t('orders.needsShipping') },
        ]}
        columns={[
          { key: 'id', header: t('orders.number'), primary: true, cell: (order) => `#${order.id}` },
          {
            key: 'at',
            className: 'whitespace-nowrap',
            header: t('orders.date'),
            cell: (order) => <Moment at={order.createdAt} format="dateTime" />,
          },
          {
            key: 'customer',
            freeText: true,
            header: t('orders.customer'),
            cell: (order) => <Customer order={order} />,
          },
          {
            key: 'status',
            header: t('orders.status'),
            cell: (order) => <Status order={order} />,
          },
          { key: 'units', header: t('stats.units'), align: 'end', cell: (order) => <Bought order={order} /> },
          {
            key: 'total',
            header: t('orders.total'),
            align: 'end',
            cell: (order) => formatDollars(order.orderTotal),
          },
          {
            key: 'open',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: (order) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('orders.openOf', { id: order.id })}
                onClick={() => setOpen(order.id)}
              >
                {t('orders.open')}
              </Button>
            ),
          },
        ]}
      />
      {open !== null && <OrderDialog orderId={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Status({ order: { status, confirmBy } }: { order: AdminOrder }) {
  const { t, i18n } = useTranslation('admin');
  return (
    <>
      <OrderStatusBadge status={status} />
      {confirmBy !== null && (
        <span className="block text-xs text-muted">
          {t('orders.toConfirm', { time: formatMoment(confirmBy, 'time', i18n.language) })}
        </span>
      )}
    </>
  );
}

function Customer({ order }: { order: AdminOrder }) {
  return (
    <>
      {order.customerName}
      <span className="block text-xs break-all text-muted">{order.customerEmail}</span>
    </>
  );
}

/** How much, and what it looks like. */
function Bought({ order: { units, firstLines } }: { order: AdminOrder }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="flex gap-1" title={firstLines.map(({ name }) => name).join(', ')}>
        {firstLines.map(({ name, imageUrl }, index) => (
          // Two lines of an order may be of one product.
          <span key={index} className="w-7 shrink-0">
            <ProductThumb product={{ imageUrl, imagePreview: null }} sizes="28px" />
            <span className="sr-only">{name}</span>
          </span>
        ))}
      </span>
      <span className="min-w-6 tabular-nums">{units}</span>
    </span>
  );
}
