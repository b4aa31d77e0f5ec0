import type { UseFormReturn } from 'react-hook-form';
import type { Checkout } from '#shared/checkout/checkout.ts';
import { LongTextField, TextField } from '#web/forms/form-fields.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';

export function CheckoutInputs({ form }: { form: UseFormReturn<Checkout> }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <TextField form={form} name="customerName" label={t('form.name')} autoComplete="name" />
      <TextField
        form={form}
        name="customerEmail"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        autoComplete="email"
      />
      <TextField
        form={form}
        name="customerPhone"
        label={t('form.phone')}
        optional
        type="tel"
        autoComplete="tel"
      />
      <LongTextField
        form={form}
        name="shippingAddress"
        label={t('form.address')}
        hint={t('form.addressHint')}
        rows={4}
        autoComplete="shipping street-address"
      />
    </>
  );
}
