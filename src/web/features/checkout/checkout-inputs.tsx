import type { UseFormReturn } from 'react-hook-form';
import type { Checkout } from '#shared/checkout/checkout.ts';
import { fieldMessage } from '#web/api/field-messages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

export function CheckoutInputs({ form }: { form: UseFormReturn<Checkout> }) {
  const { t } = useTranslation('checkout');
  const {
    register,
    formState: { errors },
  } = form;
  const errorOf = (name: keyof Checkout) => fieldMessage(t, errors[name]?.message);
  return (
    <>
      <Field label={t('form.name')} error={errorOf('customerName')} required>
        <TextInput autoComplete="name" {...register('customerName')} />
      </Field>
      <Field label={t('form.email')} hint={t('form.emailHint')} error={errorOf('customerEmail')} required>
        <TextInput type="email" autoComplete="email" {...register('customerEmail')} />
      </Field>
      <Field label={t('form.phone')} note={t('form.optional')} error={errorOf('customerPhone')}>
        <TextInput type="tel" autoComplete="tel" {...register('customerPhone')} />
      </Field>
      <Field
        label={t('form.address')}
        hint={t('form.addressHint')}
        error={errorOf('shippingAddress')}
        required
      >
        <TextArea rows={4} autoComplete="shipping street-address" {...register('shippingAddress')} />
      </Field>
    </>
  );
}
