import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { payoutPaidSchema, type AdminPayout } from '#domains/ledger/model/payouts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

/** Records that the bank has carried a payout out. */
export function PayoutPaid({ payout, isMain = false }: { payout: AdminPayout; isMain?: boolean }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const { id, producerName, amount } = payout;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payouts.markPaid')}
      description={t('payouts.paidText', { name: producerName, amount: formatAmount(amount) })}
      closeLabel={t('close')}
      size="sm"
      trigger={
        <Button
          {...(!isMain && { size: 'sm', variant: 'secondary' })}
          aria-label={t('payouts.markPaidOf', { id })}
        >
          {t('payouts.markPaid')}
        </Button>
      }
    >
      <PaidForm payout={payout} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function PaidForm({ payout: { id }, onDone }: { payout: AdminPayout; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({
    resolver: zodResolver(payoutPaidSchema),
    defaultValues: { status: 'paid' as const, reference: '' },
  });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('PATCH /api/admin/payouts/:id', { params: { id }, body }),
    { done: t('payouts.recorded'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField form={form} name="reference" label={t('payouts.reference')} maxLength={100} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('payouts.markPaid')}</SubmitButton>
    </Form>
  );
}
