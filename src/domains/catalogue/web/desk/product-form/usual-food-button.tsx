import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { foodPresetOf, type FoodPreset } from '#domains/catalogue/model/food-presets.ts';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { withPreset, type FoodValues } from './food-values.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { OTHER_LANGUAGES, type ProductValues } from './product-values.ts';

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
