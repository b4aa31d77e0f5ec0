import { PackageCheck } from 'lucide-react';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';

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
  const receive = useChange({
    send: () => onReceived(partId),
    done: () => ({ title: t('receive.doneTitle'), description: t('receive.doneText') }),
    failed: { title: t('receive.failedTitle'), text: t('receive.failedText') },
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={receive.isPending}
      onClick={() => receive.mutate()}
      data-print="hidden"
    >
      <PackageCheck aria-hidden="true" />
      {t('receive.action')}
      <span className="sr-only">{t('receive.of', { name: producerName })}</span>
    </Button>
  );
}
