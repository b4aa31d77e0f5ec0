import { OTHER_LANGUAGES } from '#engine/model/languages.ts';
import { Fragment, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ALLERGENS } from '#domains/catalogue/model/allergens.ts';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { foodPresetOf, type FoodPreset } from './food-presets.ts';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { withPreset, type FoodValues } from './food-values.ts';
import type { ProductValues } from './product-values.ts';

interface FoodFieldsProps {
  /** Of a form whose values hold these. */
  form: unknown;
  /** A shorter way to fill them in. */
  children?: ReactNode;
}

/** What is in a product, what somebody may have to avoid, and how it is kept. */
export function FoodFields({ form: whole, children }: FoodFieldsProps) {
  const { t } = useTranslation('dashboards');
  const form = whole as FormOf<FoodValues>;
  // One for each value, in this order.
  const controls: Record<keyof FoodValues, ReactNode> = {
    ingredients: (
      <LongTextField
        form={form}
        name="ingredients"
        label={t('catalogue:food.ingredients')}
        hint={t('food.ingredientsHint')}
        rows={2}
        required={false}
        className="sm:col-span-2"
      />
    ),
    allergens: (
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-medium">{t('catalogue:food.allergens')}</legend>
        <p className="mb-3 text-xs text-muted">{t('food.allergensHint')}</p>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-4">
          {ALLERGENS.map((allergen) => (
            <Checkbox
              key={allergen}
              value={allergen}
              label={
                <span className="inline-block first-letter:uppercase">
                  {t(`catalogue:allergens.${allergen}`)}
                </span>
              }
              {...form.register('allergens')}
            />
          ))}
        </div>
      </fieldset>
    ),
    storage: (
      <LongTextField
        form={form}
        name="storage"
        label={t('catalogue:food.storage')}
        hint={t('food.storageHint')}
        rows={2}
        required={false}
        className="sm:col-span-2"
      />
    ),
    shelfLifeDays: (
      <TextField
        form={form}
        name="shelfLifeDays"
        label={t('food.shelfLife')}
        required={false}
        inputMode="numeric"
        autoComplete="off"
      />
    ),
    perishable: (
      <Checkbox
        label={t('catalogue:food.perishable')}
        description={t('food.perishableHint')}
        className="self-end pb-1"
        {...form.register('perishable')}
      />
    ),
  };
  return (
    <fieldset className="grid gap-5 rounded-lg bg-sunken p-4 sm:col-span-2 sm:grid-cols-2 sm:p-5">
      <legend className="float-left mb-1 flex w-full flex-wrap items-center justify-between gap-3 sm:col-span-2">
        <span className="font-medium">{t('catalogue:food.title')}</span>
        {children}
      </legend>
      {inOrder(controls)}
    </fieldset>
  );
}

export function inOrder(controls: Record<string, ReactNode>): ReactNode {
  return Object.entries(controls).map(([name, control]) => <Fragment key={name}>{control}</Fragment>);
}

type ProductForm = UseFormReturn<ProductValues>;

/** Once a category is chosen: fills in what is usual there, as far as it is still empty. */
export function UsualFoodButton({ form }: { form: ProductForm }) {
  const { t } = useTranslation('dashboards');
  const { data: categories } = useQuery(categoriesQuery);
  const chosen = useWatch({ control: form.control, name: 'categoryId' });
  const preset = foodPresetOf(categories?.find(({ id }) => String(id) === chosen)?.slug);
  return (
    preset && (
      <Button size="sm" variant="secondary" onClick={() => fillIn(form, preset)}>
        {t('food.usual')}
      </Button>
    )
  );
}

const FILLED = ['perishable', 'allergens', 'storage', 'shelfLifeDays'] as const;

function fillIn(form: ProductForm, preset: FoodPreset): void {
  const before = form.getValues();
  const after: FoodValues = withPreset(before, preset);
  for (const name of FILLED) form.setValue(name, after[name], { shouldDirty: true });
  // Where the text is the usual one, it is known in the other languages too.
  if (after.storage !== preset.storage.en) return;
  for (const language of OTHER_LANGUAGES) {
    if (before.translations[language].storage.trim() === '')
      form.setValue(`translations.${language}.storage`, preset.storage[language], { shouldDirty: true });
  }
}
