import { useState } from 'react';
import { formatMoment } from '#shared/dates.ts';
import { CANCEL_WINDOW_MS } from '#shared/orders/order-status.ts';
import type { Order } from '#shared/orders/order.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';

interface CancelOrderProps {
  order: Order;
  /** Resolves once the server has cancelled it. */
  onCancel: () => Promise<unknown>;
  isPending: boolean;
}

/** Offers to take the order back, asks once more, and says how it went. Shown only while it is allowed. */
export function CancelOrder({ order, onCancel, isPending }: CancelOrderProps) {
  const { t, i18n } = useTranslation('orders');
  const [asking, setAsking] = useState(false);
  const until = new Date(Date.parse(order.createdAt) + CANCEL_WINDOW_MS);

  const cancel = async () => {
    try {
      await onCancel();
      showToast({
        title: t('cancel.doneTitle'),
        description: t('cancel.doneText', { id: order.id }),
        tone: 'success',
      });
    } catch (error) {
      showToast({
        title: t('cancel.failedTitle'),
        description: serverMessage(error) ?? t('cancel.failedText'),
        tone: 'destructive',
      });
    }
    setAsking(false);
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3" data-print="hidden">
      <p className="text-sm text-muted">
        {t('cancel.until', {
          time: formatMoment(until, 'time', i18n.language),
        })}
      </p>
      <Dialog
        size="sm"
        className="h-auto self-end rounded-t-xl sm:self-auto"
        open={asking}
        onOpenChange={setAsking}
        title={t('cancel.title', { id: order.id })}
        description={t('cancel.text')}
        closeLabel={t('cancel.close')}
        trigger={
          <Button variant="secondary" size="sm">
            {t('cancel.action')}
          </Button>
        }
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t('cancel.keep')}</Button>
            </DialogClose>
            <Button variant="danger" loading={isPending} onClick={() => void cancel()}>
              {t('cancel.confirm')}
            </Button>
          </>
        }
      />
    </div>
  );
}
