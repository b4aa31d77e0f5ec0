import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { judgeProducer } from './judge-producer.ts';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

/** A refusal without a reason helps nobody: the producer could only guess what to change. */
const declineSchema = z.object({ reason: z.string().trim().min(1, 'admin:producers.reasonMissing') });

interface DeclineFormProps {
  producer: AdminProducer;
  onBack: () => void;
  onDone: () => void;
}

export function DeclineForm({ producer, onBack, onDone }: DeclineFormProps) {
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
