import { useWatch, type UseFormReturn } from 'react-hook-form';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Fold } from '#engine/web/ui/content/fold.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { ProductValues } from './product-values.ts';

const FIELDS = ['tracksBatches', 'minLifeDays', 'gtin'] as const;

/** Whether a product is kept in batches, how long they have to last, and by which number the world knows it. */
export function BatchFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useTranslation('producer-desk');
  const { errors } = form.formState;
  const [tracksBatches, minLifeDays, gtin] = useWatch({ control: form.control, name: FIELDS });
  return (
    <Fold
      title={t('form.batches')}
      note={t('form.batchesNote')}
      isNeeded={tracksBatches || minLifeDays !== 0 || gtin !== '' || FIELDS.some((name) => errors[name])}
      className="rounded-lg bg-sunken px-4 py-1 sm:col-span-2 sm:px-5"
    >
      <div className="grid gap-5 pb-3 sm:grid-cols-2">
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
      </div>
    </Fold>
  );
}
