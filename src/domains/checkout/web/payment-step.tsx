import { useEffect } from 'react';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';

interface PaymentStepProps {
  form: CheckoutFormState;
  methods: CheckoutOptions['paymentMethods'];
}

/** How it is paid: a line of text where there is one way, otherwise a choice whose first is taken. */
export function PaymentStep({ form, methods }: PaymentStepProps) {
  const { t } = useTranslation('checkout');
  const [first, ...others] = methods;
  useEffect(() => {
    const chosen = form.getValues('paymentMethod');
    if (chosen === undefined || !methods.includes(chosen)) form.setValue('paymentMethod', methods[0]);
  }, [form, methods]);
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <p className="text-sm">
        <span className="font-medium">{t(`payment.methods.${first}.label`)}</span>
        <span className="block text-muted">{t(`payment.methods.${first}.text`)}</span>
      </p>
    );
  }
  return (
    <RadioList
      legend={t('payment.legend')}
      legendHidden
      input={form.register('paymentMethod')}
      error={fieldMessage(t, form.formState.errors.paymentMethod?.message)}
      options={methods.map((method) => ({
        value: method,
        label: t(`payment.methods.${method}.label`),
        description: t(`payment.methods.${method}.text`),
      }))}
    />
  );
}
