import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { ProductValues } from './product-values.ts';

const DAYS = ['availableFrom', 'availableUntil', 'shipsFrom'] as const;

/** When a product is sold and from when it is shipped. */
export function SeasonFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useTranslation('producer-desk');
  return (
    <fieldset className="grid gap-5 rounded-lg bg-sunken p-4 sm:col-span-2 sm:grid-cols-3 sm:p-5">
      <legend className="float-left mb-1 w-full font-medium sm:col-span-3">{t('form.seasons')}</legend>
      {DAYS.map((name) => (
        <TextField
          key={name}
          form={form}
          name={name}
          type="date"
          label={t(`form.${name}`)}
          hint={name === 'shipsFrom' ? t('form.shipsFromHint') : undefined}
          required={false}
        />
      ))}
      <p className="text-xs text-muted sm:col-span-3">{t('form.seasonsHint')}</p>
      <Checkbox
        label={t('form.preorder')}
        description={t('form.preorderHint')}
        className="sm:col-span-3"
        {...form.register('preorder')}
      />
    </fieldset>
  );
}
