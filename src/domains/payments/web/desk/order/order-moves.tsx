import { useState } from 'react';
import { awaitedStep, nextStatuses, type OrderStatus } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';

/** The moves the transition table allows from where the order stands. */
export function OrderMoves({ order }: { order: Order }) {
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
  // Of what is not yet paid or confirmed nothing is packed; the server says no.
  const next = nextStatuses(order.status).filter(
    (status) => awaitedStep(order) === undefined || status === 'cancelled',
  );
  // The one move that cannot be taken back asks once more.
  if (asking) {
    return (
      <>
        <p role="status" className="max-w-80 text-sm max-sm:basis-full">
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

/** A guest's large order waits for its guest, or for somebody who has spoken to them. */
export function ToConfirm({ order: { id, confirmBy, status } }: { order: Order }) {
  const { t, i18n } = useTranslation('admin');
  const confirm = useAdminChange(() => apiRequest('POST /api/admin/orders/:id/confirm', { params: { id } }), {
    done: () => t('orders.confirmed'),
  });
  if (confirmBy === null || status !== 'pending') return null;
  return (
    <Notice
      tone="warning"
      title={t('orders.toConfirm', { time: formatMoment(confirmBy, 'time', i18n.language) })}
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
      {t('orders.toConfirmText')}
    </Notice>
  );
}

/** Somebody is at the page of the payment provider, or has left it. */
export function ToPay({ order: { payment } }: { order: Order }) {
  const { t, i18n } = useTranslation('admin');
  if (payment.payUntil === null) return null;
  return (
    <Notice
      tone="warning"
      title={t('orders.toPay', { time: formatMoment(payment.payUntil, 'time', i18n.language) })}
    >
      {t('orders.toPayText')}
    </Notice>
  );
}
