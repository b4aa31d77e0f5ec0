import type { Order } from '#domains/orders/model/order.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';

interface CancelOrderProps {
  order: Order;
  send: () => Promise<unknown>;
}

/** Offers to take the order back, asks once more, and says how it went. Shown only while it is allowed. */
export function CancelOrder({ order, send }: CancelOrderProps) {
  const { t } = useTranslation('orders');

  const cancel = useChange({
    send,
    done: () => ({ title: t('cancel.doneTitle'), description: t('cancel.doneText', { id: order.id }) }),
    failed: { title: t('cancel.failedTitle'), text: t('cancel.failedText') },
  });

  return (
    <ConfirmDialog
      title={t('cancel.title', { id: order.id })}
      description={t('cancel.text')}
      closeLabel={t('cancel.close')}
      trigger={
        <Button variant="secondary" size="sm">
          {t('cancel.action')}
        </Button>
      }
      keepLabel={t('cancel.keep')}
      confirmLabel={t('cancel.confirm')}
      change={cancel}
    />
  );
}
