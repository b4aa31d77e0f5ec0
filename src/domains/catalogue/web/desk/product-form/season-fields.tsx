import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Fold } from '#engine/web/ui/content/fold.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { ProductValues } from './product-values.ts';

const DAYS = ['availableFrom', 'availableUntil', 'shipsFrom'] as const;

/** When a product is sold and from when it is shipped. */
export function SeasonFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useTranslation('producer-desk');
  const { errors } = form.formState;
  const [preorder, ...days] = useWatch({ control: form.control, name: ['preorder', ...DAYS] });
  return (
    <Fold
      title={t('form.seasons')}
      note={t('form.seasonsNote')}
      isNeeded={
        preorder ||
        days.some((day) => day !== '') ||
        [...DAYS, 'preorder' as const].some((name) => errors[name])
      }
      className="rounded-lg bg-sunken px-4 py-1 sm:col-span-2 sm:px-5"
    >
      <div className="grid gap-5 pb-3 sm:grid-cols-3">
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
      </div>
    </Fold>
  );
}
