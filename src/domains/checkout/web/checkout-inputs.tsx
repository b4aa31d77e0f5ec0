import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';

export function CheckoutInputs({ form }: { form: CheckoutFormState }) {
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
