import { useQuery } from '@tanstack/react-query';
import { addedNames } from '#engine/model/added-names.ts';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { AdminOrder } from '#domains/orders/model/admin-orders.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { ORDER_STATUSES } from '#domains/orders/model/order-status.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { openColumn } from '#engine/web/lists/open-column.tsx';
import { hasRight } from '#engine/model/rights.ts';
import type { BulkAction } from '#engine/web/lists/bulk-bar.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { RecordPayments } from './money-forms.tsx';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';

/** What orders are moved to together; to cancel one is decided for itself. */
const MOVES = ['processing', 'shipped', 'completed'] as const;

export function OrdersTab() {
  const { t } = useTranslation('admin');
  const { t: tOrders } = useTranslation('orders');
  const methodLabel = useMethodLabel((method) => t(`money.methods.${method}`));
  const open = useOpenRecord('ADMIN');
  const { user } = useCurrentUser();
  const { data: producers = [] } = useQuery(apiQuery('/api/producers'));
  return (
    <DataList
      path="/api/admin/orders"
      caption={t('tabs.orders')}
      none={t('nothing.orders')}
      rowKey={(order) => order.id}
      filters={[
        {
          name: 'status',
          label: t('orders.status'),
          options: Object.fromEntries(ORDER_STATUSES.map((status) => [status, tOrders(`status.${status}`)])),
        },
        { name: 'toShip', value: 'true', label: t('orders.toShip') },
        { name: 'late', value: 'true', label: t('orders.late') },
        { name: 'unpaid', value: 'true', label: t('orders.unpaid') },
        { name: 'gift', value: 'true', label: t('orders.gifts') },
        {
          name: 'needs',
          folded: true,
          label: t('orders.needs'),
          options: { shipping: t('orders.needsShipping'), payment: t('orders.needsPayment') },
        },
        {
          name: 'payment',
          folded: true,
          label: t('orders.payment'),
          options: Object.fromEntries(
            [...PAYMENT_METHODS, ...addedNames('payment')].map((method) => [method, methodLabel(method)]),
          ),
        },
        {
          name: 'method',
          folded: true,
          label: t('orders.method'),
          options: Object.fromEntries(
            SHIPPING_METHODS.map((method) => [method, tOrders(`methods.${method}`)]),
          ),
        },
        {
          name: 'producerId',
          folded: true,
          label: t('products.producer'),
          options: Object.fromEntries(producers.map(({ id, name }) => [String(id), name])),
        },
        { name: 'customerId', byLink: true, label: t('orders.customer') },
        { name: 'from', folded: true, type: 'date', label: t('orders.from') },
        { name: 'until', folded: true, type: 'date', label: t('orders.until') },
        { name: 'min', folded: true, type: 'number', label: t('orders.min') },
        { name: 'max', folded: true, type: 'number', label: t('orders.max') },
      ]}
      bulk={[
        ...MOVES.map((status) => ({
          name: status,
          label: t(`orders.moves.${status}`),
          run: (ids: number[]) => apiRequest('POST /api/admin/orders/move', { body: { ids, status } }),
        })),
        {
          name: 'slips',
          label: t('orders.slips'),
          href: (ids) => `/admin/orders/slips?ids=${ids.join(',')}`,
        },
        ...(hasRight(user?.rights ?? [], 'money') ? [recordPaid(t('orders.recordPaid'))] : []),
      ]}
      columns={[
        {
          key: 'id',
          sort: 'number',
          header: t('orders.number'),
          primary: true,
          cell: ({ id }) => <OrderLink id={id} />,
        },
        {
          key: 'at',
          sort: 'date',
          className: 'whitespace-nowrap',
          header: t('orders.date'),
          cell: (order) => <Moment at={order.createdAt} format="dateTime" />,
        },
        {
          key: 'customer',
          sort: 'customer',
          freeText: true,
          header: t('orders.customer'),
          cell: (order) => <Customer order={order} />,
        },
        {
          key: 'status',
          sort: 'status',
          inFirstLine: true,
          header: t('orders.status'),
          cell: (order) => <Status order={order} />,
        },
        {
          key: 'units',
          wideOnly: true,
          header: t('stats.units'),
          align: 'end',
          cell: (order) => <Bought order={order} />,
        },
        {
          key: 'total',
          sort: 'total',
          inFirstLine: true,
          header: t('orders.total'),
          align: 'end',
          cell: (order) => formatAmount(order.orderTotal),
        },
        openColumn<AdminOrder>({
          wideOnly: true,
          header: t('actions'),
          words: t('orders.open'),
          label: ({ id }) => t('orders.openOf', { id }),
          onOpen: ({ id }) => open('orders', id),
        }),
      ]}
    />
  );
}

/** Only for those who look after money. */
const recordPaid = (label: string): BulkAction => ({
  name: 'paid',
  label,
  form: (send) => (
    <RecordPayments
      onSend={(note) => send((ids) => apiRequest('POST /api/admin/orders/payments', { body: { ids, note } }))}
    />
  ),
});

function OrderLink({ id }: { id: number }) {
  return (
    <RecordLink right="ADMIN" page="orders" id={id}>
      #{id}
    </RecordLink>
  );
}

/** Where it stands, and until when it waits for its customer. */
function Status({ order: { status, confirmBy, payUntil } }: { order: AdminOrder }) {
  const { t, i18n } = useTranslation('admin');
  const until = confirmBy ?? payUntil;
  return (
    <>
      <OrderStatusBadge status={status} />
      {until !== null && (
        <span className="block text-xs text-muted">
          {t(confirmBy === null ? 'orders.paysBy' : 'orders.toConfirm', {
            time: formatMoment(until, 'time', i18n.language),
          })}
        </span>
      )}
    </>
  );
}

function Customer({ order }: { order: AdminOrder }) {
  return (
    <>
      {order.customerName}
      <span className="ml-2 text-xs text-muted max-2xl:hidden">{order.customerEmail}</span>
    </>
  );
}

/** How much, and what it looks like. */
function Bought({ order: { units, firstLines } }: { order: AdminOrder }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
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
