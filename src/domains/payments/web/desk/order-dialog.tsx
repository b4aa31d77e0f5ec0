import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextStatuses, type OrderStatus } from '#domains/orders/model/order-status.ts';
import { DeskOrderDocuments } from '#domains/documents/web/order-documents.tsx';
import { hasInvoice } from '#domains/orders/model/payments/invoice.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { OrderChanges, OrderTimeline } from '#domains/orders/web/order-timeline.tsx';
import { OrderTotals } from '#domains/orders/web/order-totals.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { adminOrderQuery, OrderMoney } from './order-money.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { OrderParcels } from './order-parcels.tsx';

/** One order, and the moves the transition table allows from where it stands. */
export function OrderDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const query = useQuery(adminOrderQuery(orderId));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('orders.title', { id: orderId })}
      closeLabel={t('close')}
      size="lg"
      footer={
        query.data &&
        nextStatuses(query.data.status).length > 0 && <Moves key={query.data.status} order={query.data} />
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-64 w-full" />}>
        {(order) => (
          <div className="flex flex-col gap-6">
            {order.confirmBy !== null && order.status === 'pending' && <ToConfirm order={order} />}
            <div>
              <OrderTimeline order={order} />
              <OrderChanges order={order} />
            </div>
            <FactList
              facts={[
                { label: t('orders.customer'), value: order.customerName },
                { label: t('users.email'), value: order.customerEmail },
                { label: t('users.fields.phoneNumber'), value: order.customerPhone },
                { label: t('orders.shipTo'), value: order.shippingAddress },
                { label: t('orders.giftMessage'), value: order.giftMessage },
              ]}
            />
            <OrderParcels order={order} />
            <OrderTotals order={order} className="" />
            <OrderMoney order={order} />
            {hasInvoice(order) && <DeskOrderDocuments orderId={order.id} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** A guest's large order waits for its guest, or for somebody who has spoken to them. */
function ToConfirm({ order: { id, confirmBy } }: { order: Order }) {
  const { t, i18n } = useTranslation('admin');
  const confirm = useAdminChange(() => apiRequest('POST /api/admin/orders/:id/confirm', { params: { id } }), {
    done: () => t('orders.confirmed'),
  });
  const time = formatMoment(confirmBy!, 'time', i18n.language);
  return (
    <Notice
      tone="warning"
      title={t('orders.toConfirm', { time })}
      actions={
        <Button
          size="sm"
          variant="secondary"
          loading={confirm.isPending}
          onClick={() => confirm.mutate(undefined)}
        >
          {t('orders.confirm')}
        </Button>
      }
    >
      {t('orders:explanation.unconfirmed')}
    </Notice>
  );
}

function Moves({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const move = useAdminChange(
    (status: OrderStatus) =>
      apiRequest('PATCH /api/admin/orders/:id', { params: { id: order.id }, body: { status } }),
    { done: () => t('orders.moved') },
  );
  const button = (status: OrderStatus) => (
    <Button
      key={status}
      variant={status === 'cancelled' ? 'danger' : 'primary'}
      loading={move.isPending && move.variables === status}
      disabled={move.isPending && move.variables !== status}
      onClick={() => move.mutate(status)}
    >
      {t(`orders.moves.${status}`)}
    </Button>
  );
  const next = nextStatuses(order.status);
  // The one move that cannot be taken back asks once more.
  if (asking) {
    return (
      <>
        <p role="status" className="mr-auto self-center text-sm">
          {t('orders.cancelText')}
        </p>
        <Button variant="ghost" onClick={() => setAsking(false)}>
          {t('orders.keep')}
        </Button>
        {button('cancelled')}
      </>
    );
  }
  return (
    <>
      {next.includes('cancelled') && (
        <Button variant="secondary" disabled={move.isPending} onClick={() => setAsking(true)}>
          {t('orders.moves.cancelled')}
        </Button>
      )}
      {next.filter((status) => status !== 'cancelled').map(button)}
    </>
  );
}
