import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { takeBackSchema, type AdminPayout } from '#domains/ledger/model/payouts.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { newKey } from '#engine/web/api/new-key.ts';
import { NumberField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { usePayoutProvider } from './use-payout-provider.ts';

/** A producer who owes the shop gives it back out of a payout that a provider made. */
export function TakeBack({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const provider = usePayoutProvider()(payout.way);
  const { id, producerName } = payout;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payouts.takeBack')}
      description={t('payouts.takeBackText', { name: producerName, provider })}
      closeLabel={t('close')}
      size="sm"
      trigger={
        <Button size="sm" variant="ghost" aria-label={t('payouts.takeBackOf', { id })}>
          {t('payouts.takeBack')}
        </Button>
      }
    >
      <TakeBackForm payout={payout} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function TakeBackForm({ payout: { id, way }, onDone }: { payout: AdminPayout; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const provider = usePayoutProvider()(way);
  const [key] = useState(newKey);
  const form = useForm({ resolver: zodResolver(takeBackSchema), defaultValues: { amount: 0 } });
  const submit = useAdminSubmit(
    form,
    (body) =>
      apiRequest('POST /api/admin/payouts/:id/reversal', {
        params: { id },
        headers: { 'idempotency-key': key },
        body,
      }),
    { done: t('payouts.takingBack', { provider }), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <NumberField form={form} name="amount" label={t('money.amount')} step="0.01" min={0} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('payouts.takeBack')}</SubmitButton>
    </Form>
  );
}
