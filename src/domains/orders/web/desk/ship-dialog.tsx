import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { ShipForm } from '#domains/orders/web/parcels/ship-form.tsx';
import { apiRequest } from '#engine/web/api/client.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

interface ShipDialogProps {
  orders: readonly ProducerOrder[];
  onClose: () => void;
}

/** Asks for what the customer needs to follow the parcels, and marks them as shipped. */
export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh(DESK);
  const [first, ...others] = orders;
  const count = orders.length;
  const tell = () => {
    const one = t('orders.shippedText', { id: first?.id });
    const description = others.length === 0 ? one : t('orders.shippedSeveral', { count });
    showToast({ title: t('orders.shippedTitle'), description, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={others.length === 0 ? t('orders.number', { id: first?.id }) : t('orders.shipSeveral', { count })}
      description={t('orders.shipHint')}
      closeLabel={t('form.close')}
      size="sm"
    >
      <ShipForm
        parcels={orders.map(({ id, customerName }) => ({
          id,
          label: t('orders.parcel', { id, name: customerName }),
        }))}
        send={(id, body) => apiRequest('POST /api/producer/orders/:id/ship', { params: { id }, body })}
        onTried={refresh}
        onShipped={tell}
        action={t('orders.markShipped')}
      />
    </Dialog>
  );
}
