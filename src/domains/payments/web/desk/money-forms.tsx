import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { formatAmount } from '#engine/model/money.ts';
import { refundSchema, transferSchema } from '#domains/payments/model/money-input.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { newKey } from '#engine/web/api/new-key.ts';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

interface RecordPaymentProps {
  orderId: number;
  /** A decimal. */
  open: number;
  onDone: () => void;
}

/** Money that came in for an invoice. */
export function RecordPayment({ orderId, open, onDone }: RecordPaymentProps) {
  const { t } = useTranslation('admin');
  const [key] = useState(newKey);
  const form = useForm({ resolver: zodResolver(transferSchema), defaultValues: { amount: open, note: '' } });
  const submit = useAdminSubmit(
    form,
    (body) =>
      apiRequest('POST /api/admin/orders/:id/payments', {
        params: { id: orderId },
        headers: { 'idempotency-key': key },
        body,
      }),
    { done: t('money.recorded'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NumberField form={form} name="amount" label={t('money.amount')} step="0.01" min={0} />
      <TextField form={form} name="note" label={t('money.note')} optional maxLength={500} />
      <FormMessage form={form} />
      <Buttons onBack={onDone}>
        <SubmitButton form={form}>{t('money.record')}</SubmitButton>
      </Buttons>
    </Form>
  );
}

/** All that is open of several invoices came in. */
export function RecordPayments({ onSend }: { onSend: (note: string | undefined) => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <Form
      noValidate
      onSubmit={form.handleSubmit(({ note }) => onSend(note.trim() || undefined))}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-muted">{t('orders.recordPaidText')}</p>
      <TextField form={form} name="note" label={t('money.note')} optional maxLength={500} />
      <SubmitButton form={form}>{t('orders.recordPaidSend')}</SubmitButton>
    </Form>
  );
}

interface RefundFormProps {
  orderId: number;
  /** A decimal. */
  most: number;
  /** Somebody with an account has ordered. */
  mayBeCredit: boolean;
  onDone: () => void;
}

/** Money that goes back to the customer. */
export function RefundForm({ orderId, most, mayBeCredit, onDone }: RefundFormProps) {
  const { t } = useTranslation('admin');
  const [key] = useState(newKey);
  const form = useForm({
    resolver: zodResolver(refundSchema),
    defaultValues: { amount: most, reason: '', asCredit: false },
  });
  const submit = useAdminSubmit(
    form,
    (body) =>
      apiRequest('POST /api/admin/orders/:id/refunds', {
        params: { id: orderId },
        headers: { 'idempotency-key': key },
        body,
      }),
    { done: t('money.refunded'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NumberField
        form={form}
        name="amount"
        label={t('money.amount')}
        hint={t('money.atMost', { amount: formatAmount(most) })}
        step="0.01"
        min={0}
      />
      <TextField form={form} name="reason" label={t('money.reason')} maxLength={500} />
      {mayBeCredit && (
        <Checkbox
          {...form.register('asCredit')}
          label={t('money.asCredit')}
          description={t('money.asCreditText')}
        />
      )}
      <FormMessage form={form} />
      <Buttons onBack={onDone}>
        <SubmitButton form={form} variant="danger">
          {t('money.refund')}
        </SubmitButton>
      </Buttons>
    </Form>
  );
}

function Buttons({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="ghost" onClick={onBack}>
        {t('back')}
      </Button>
      {children}
    </div>
  );
}
