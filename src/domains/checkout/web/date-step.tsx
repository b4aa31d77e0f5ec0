import { useWatch } from 'react-hook-form';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { formatDay } from '#engine/model/dates.ts';
import { mayDeliverOn } from '#domains/pricing/model/delivery/methods.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';
import { useChoices } from './use-choices.ts';

interface DateStepProps {
  form: CheckoutFormState;
  options: CheckoutOptions;
}

/** The day it should come. The browser's own picker: it works by keyboard, on phones and for screen readers. */
export function DateStep({ form, options }: DateStepProps) {
  const { t, i18n } = useTranslation('checkout');
  const { method } = useChoices(form);
  const day = useWatch({ control: form.control, name: 'deliveryDate' });
  const chosen = options.shippingMethods.find((each) => each.method === method);
  const dates = { from: chosen?.earliest ?? options.deliveryDates.from, to: options.deliveryDates.to };
  const range = {
    from: formatDay(dates.from, 'longDate', i18n.language),
    to: formatDay(dates.to, 'longDate', i18n.language),
  };
  const isImpossible = day !== undefined && day !== '' && !mayDeliverOn(day, dates);
  return (
    <TextField
      form={form}
      name="deliveryDate"
      type="date"
      optional
      min={dates.from}
      max={dates.to}
      label={t('delivery.date')}
      hint={t('delivery.dateHint', range)}
      error={isImpossible ? t('validation:deliveryDateRange', range) : undefined}
    />
  );
}
