import { useQuery } from '@tanstack/react-query';
import { nextStatuses, type OrderStatus } from '#shared/orders/order-status.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { OrderSummary } from '#web/features/orders/order-summary.tsx';
import { OrderTimeline } from '#web/features/orders/order-timeline.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { adminOrderQuery, adminPatch, useAdminChange } from './admin.queries.ts';

/** One order, and the moves the transition table allows from where it stands. */
export function OrderDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { data: order, isError, refetch } = useQuery(adminOrderQuery(orderId));
  const move = useAdminChange((status: OrderStatus) =>
    adminPatch(`/api/admin/orders/${orderId}`, { status }),
  );
  const send = (status: OrderStatus) =>
    move.mutate(status, {
      onSuccess: () => showToast({ title: t('orders.moved'), tone: 'success' }),
      onError: (error) =>
        showToast({ title: t('failed'), description: serverMessage(error), tone: 'destructive' }),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('orders.title', { id: orderId })}
      description={order?.customerName}
      closeLabel={t('close')}
      size="lg"
      footer={
        order &&
        nextStatuses(order.status).map((status) => (
          <Button
            key={status}
            variant={status === 'cancelled' ? 'danger' : 'primary'}
            loading={move.isPending && move.variables === status}
            disabled={move.isPending}
            onClick={() => send(status)}
          >
            {t(`orders.moves.${status}`)}
          </Button>
        ))
      }
    >
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {order === undefined && !isError && <Skeleton className="h-64 w-full" />}
      {order && (
        <div className="flex flex-col gap-6">
          <OrderTimeline order={order} />
          <OrderSummary order={order} />
        </div>
      )}
    </Dialog>
  );
}
