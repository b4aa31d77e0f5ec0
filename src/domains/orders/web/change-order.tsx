import { useState } from 'react';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { ChangeOrderForm } from './change-order-form.tsx';

interface ChangeOrderProps {
  order: Order;
  send: (change: OrderChangeInput) => Promise<unknown>;
}

/** Offers to change where and when the order goes. Shown only while it is allowed. */
export function ChangeOrder({ order, send }: ChangeOrderProps) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="md"
      open={open}
      onOpenChange={setOpen}
      title={t('change.title', { id: order.id })}
      description={t('change.text')}
      closeLabel={t('cancel.close')}
      trigger={
        <Button variant="secondary" size="sm">
          {t('change.action')}
        </Button>
      }
    >
      <ChangeOrderForm order={order} send={send} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
