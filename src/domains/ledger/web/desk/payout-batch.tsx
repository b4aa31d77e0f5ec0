import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { batchPaidSchema } from '#domains/ledger/model/payout-batch.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

/** All payouts to bank accounts as one file, and the word that the bank has carried it out. */
export function PayoutBatch() {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payouts.batch')}
      description={t('payouts.batchText')}
      closeLabel={t('close')}
      size="sm"
      trigger={<Button variant="secondary">{t('payouts.batch')}</Button>}
    >
      <div className="mb-6 flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href={apiUrl('/api/admin/payouts/batch.xml')} download>
            {t('payouts.batchXml')}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={apiUrl('/api/admin/payouts/batch.csv')} download>
            {t('payouts.batchCsv')}
          </a>
        </Button>
      </div>
      <PaidForm onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function PaidForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({
    resolver: zodResolver(batchPaidSchema),
    defaultValues: { paid: true as const, reference: '' },
  });
  const submit = useAdminSubmit(form, (body) => apiRequest('POST /api/admin/payouts/batch', { body }), {
    done: t('payouts.batchRecorded'),
    onDone,
  });
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField form={form} name="reference" label={t('payouts.reference')} maxLength={100} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('payouts.batchPaid')}</SubmitButton>
    </Form>
  );
}
