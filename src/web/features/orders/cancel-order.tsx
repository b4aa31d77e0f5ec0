import { useState } from 'react';
import type { Order } from '#shared/orders/order.ts';
import { useChange } from '#web/forms/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';

interface CancelOrderProps {
  order: Order;
  send: () => Promise<unknown>;
}

/** Offers to take the order back, asks once more, and says how it went. Shown only while it is allowed. */
export function CancelOrder({ order, send }: CancelOrderProps) {
  const { t } = useTranslation('orders');
  const [asking, setAsking] = useState(false);

  const cancel = useChange({
    send,
    done: () => ({ title: t('cancel.doneTitle'), description: t('cancel.doneText', { id: order.id }) }),
    failed: { title: t('cancel.failedTitle'), text: t('cancel.failedText') },
  });

  return (
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
          <Button
            variant="danger"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    />
  );
}
