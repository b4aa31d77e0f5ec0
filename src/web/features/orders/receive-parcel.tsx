import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';

/** Resolves once the server knows that the part has arrived. */
export type OnReceived = (partId: number) => Promise<unknown>;

interface ReceiveParcelProps {
  partId: number;
  /** Whose parcel it is, for whoever does not see the card around the button. */
  producerName: string;
  onReceived: OnReceived;
}

/** The customer says that a parcel has arrived. Shown only while it is on its way. */
export function ReceiveParcel({ partId, producerName, onReceived }: ReceiveParcelProps) {
  const { t } = useTranslation('orders');
  const [isPending, setIsPending] = useState(false);

  const receive = async () => {
    setIsPending(true);
    try {
      await onReceived(partId);
      showToast({ title: t('receive.doneTitle'), description: t('receive.doneText'), tone: 'success' });
    } catch (error) {
      showToast({
        title: t('receive.failedTitle'),
        description: serverMessage(error) ?? t('receive.failedText'),
        tone: 'destructive',
      });
    }
    setIsPending(false);
  };

  return (
    <Button
      size="sm"
      variant="secondary"
      loading={isPending}
      onClick={() => void receive()}
      data-print="hidden"
    >
      <PackageCheck aria-hidden="true" />
      {t('receive.action')}
      <span className="sr-only">{t('receive.of', { name: producerName })}</span>
    </Button>
  );
}
