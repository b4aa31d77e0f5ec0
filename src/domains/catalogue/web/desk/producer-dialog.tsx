import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

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
    { label: t('producers.formerName'), value: producer.renamedFrom },
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
    {
      label: t('producers.closed'),
      value: producer.closedAt && <Moment at={producer.closedAt} format="date" />,
    },
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

/** A refusal without a reason helps nobody: the producer could only guess what to change. */
const declineSchema = z.object({ reason: z.string().trim().min(1, 'admin:producers.reasonMissing') });

interface DeclineFormProps {
  producer: AdminProducer;
  onBack: () => void;
  onDone: () => void;
}

function DeclineForm({ producer, onBack, onDone }: DeclineFormProps) {
  const { t } = useTranslation('admin');
  const form = useForm({ resolver: zodResolver(declineSchema), defaultValues: { reason: '' } });
  const submit = useAdminSubmit(
    form,
    ({ reason }) => judgeProducer(producer.id, { verified: false, reason }),
    { done: t('producers.declinedNotice'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t('producers.declineText')}</p>
      <LongTextField form={form} name="reason" label={t('producers.reason')} rows={4} maxLength={1000} />
      <FormMessage form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
        <SubmitButton form={form} variant="danger">
          {producer.verified ? t('producers.withdraw') : t('producers.decline')}
        </SubmitButton>
      </div>
    </Form>
  );
}

const JUDGE = 'PATCH /api/admin/producers/:id';

const judgeProducer = (id: number, body: BodyOf<typeof JUDGE>) => apiRequest(JUDGE, { params: { id }, body });

export function useApproveProducer(id: number) {
  const { t } = useTranslation('admin');
  return useAdminChange<void>(() => judgeProducer(id, { verified: true }), {
    done: () => t('producers.approvedNotice'),
  });
}

/** Producers may name a kind of business that is not on the list: then it stands as they wrote it. */
export function businessTypeName(t: Translate, { businessType }: AdminProducer): string {
  return t(`users.businessTypes.${businessType}`, { defaultValue: businessType });
}
