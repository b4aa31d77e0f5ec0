import type { UseFormReturn } from 'react-hook-form';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { ProductValues } from './product-values.ts';

/** Whether a product is kept in batches, how long they have to last, and by which number the world knows it. */
export function BatchFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useTranslation('producer-desk');
  return (
    <fieldset className="grid gap-5 rounded-lg bg-sunken p-4 sm:col-span-2 sm:grid-cols-2 sm:p-5">
      <legend className="float-left mb-1 w-full font-medium sm:col-span-2">{t('form.batches')}</legend>
      <Checkbox
        label={t('form.tracksBatches')}
        description={t('form.tracksBatchesHint')}
        className="sm:col-span-2"
        {...form.register('tracksBatches')}
      />
      <NumberField
        form={form}
        name="minLifeDays"
        label={t('form.minLifeDays')}
        hint={t('form.minLifeDaysHint')}
        required={false}
        inputMode="numeric"
        step="1"
        min="0"
      />
      <TextField
        form={form}
        name="gtin"
        label={t('form.gtin')}
        hint={t('form.gtinHint')}
        required={false}
        inputMode="numeric"
        autoComplete="off"
      />
    </fieldset>
  );
}
