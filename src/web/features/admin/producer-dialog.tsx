import { useState, type SubmitEvent } from 'react';
import type { AdminProducer } from '#shared/admin/admin.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FactList } from '#web/ui/content/fact-list.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Moment } from '#web/ui/content/moment.tsx';
import { businessTypeName } from './business-type-name.ts';
import { useJudgeProducer } from './use-judge-producer.ts';

interface ProducerDialogProps {
  producer: AdminProducer;
  onClose: () => void;
}

/** What a producer says of itself, and the verdict on it: one cannot be given without the other. */
export function ProducerDialog({ producer, onClose }: ProducerDialogProps) {
  const { t } = useTranslation('admin');
  const judge = useJudgeProducer(producer.id);
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
                loading={judge.isPending}
                onClick={() => judge.mutate({ verified: true }, { onSuccess: onClose })}
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

interface DeclineFormProps {
  producer: AdminProducer;
  onBack: () => void;
  onDone: () => void;
}

/** A refusal without a reason helps nobody: the producer could only guess what to change. */
function DeclineForm({ producer, onBack, onDone }: DeclineFormProps) {
  const { t } = useTranslation('admin');
  const judge = useJudgeProducer(producer.id);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') judge.mutate({ verified: false, reason }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t('producers.declineText')}</p>
      <Field
        label={t('producers.reason')}
        error={missing && reason.trim() === '' ? t('producers.reasonMissing') : undefined}
        required
      >
        <TextArea
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" variant="danger" loading={judge.isPending}>
          {producer.verified ? t('producers.withdraw') : t('producers.decline')}
        </Button>
      </div>
    </form>
  );
}
