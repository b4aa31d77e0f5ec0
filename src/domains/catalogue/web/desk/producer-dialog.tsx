import { useState } from 'react';
import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { businessTypeName } from './business-type-name.ts';
import { DeclineForm } from './decline-form.tsx';
import { useApproveProducer } from './judge-producer.ts';

interface ProducerDialogProps {
  producer: AdminProducer;
  onClose: () => void;
}

/** What a producer says of itself, and the verdict on it: one cannot be given without the other. */
export function ProducerDialog({ producer, onClose }: ProducerDialogProps) {
  const { t } = useTranslation('admin');
  const approve = useApproveProducer(producer.id);
  const [declining, setDeclining] = useState(false);
  const facts = [
    {
      label: t('producers.type'),
      value: businessTypeName(t, producer),
    },
    { label: t('producers.location'), value: producer.location },
    { label: t('users.email'), value: producer.email },
    { label: t('users.fields.phoneNumber'), value: producer.phoneNumber },
    { label: t('users.fields.website'), value: producer.website },
    { label: t('producers.products'), value: String(producer.products) },
    { label: t('users.since'), value: <Moment at={producer.createdAt} format="date" /> },
    { label: t('producers.lastReason'), value: producer.declineReason },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={producer.companyName}
      closeLabel={t('close')}
      footer={
        !declining && (
          <>
            <Button variant="secondary" onClick={() => setDeclining(true)}>
              {producer.verified ? t('producers.withdraw') : t('producers.decline')}
            </Button>
            {!producer.verified && (
              <Button
                loading={approve.isPending}
                onClick={() => approve.mutate(undefined, { onSuccess: onClose })}
              >
                {t('producers.approve')}
              </Button>
            )}
          </>
        )
      }
    >
      {declining ? (
        <DeclineForm producer={producer} onBack={() => setDeclining(false)} onDone={onClose} />
      ) : (
        <div className="flex flex-col gap-5">
          <p className="whitespace-pre-line wrap-anywhere">
            {producer.description || t('producers.noDescription')}
          </p>
          <FactList facts={facts} />
        </div>
      )}
    </Dialog>
  );
}
