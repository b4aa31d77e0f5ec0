import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { FoodFields, UsualFoodButton } from './food-fields.tsx';
import { LongTextField, NumberField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Accordion, AccordionItem } from '#engine/web/ui/navigation/accordion.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { OTHER_LANGUAGES, type ProductValues } from './product-values.ts';

const UNITS = ['bottle', 'wedge', 'package', 'jar', 'tin', 'wheel', 'piece', 'box'];

interface PartProps {
  form: UseFormReturn<ProductValues>;
}

/** `held`: units that are off the shelf for group buys, and not to be counted. */
export function ProductFields({ form, held }: PartProps & { held: number }) {
  const { t } = useTranslation('producer-desk');
  const { t: tGroups } = useTranslation('group-desk');
  const { t: tCatalogue } = useTranslation('catalogue');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField form={form} name="name" label={t('form.name')} className="sm:col-span-2" />
      <LongTextField
        form={form}
        name="description"
        label={t('form.description')}
        rows={4}
        className="sm:col-span-2"
      />
      <CategoryField form={form} />
      <SelectField form={form} name="unit" label={t('form.unit')} required={false}>
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {tCatalogue(`unit.${unit}`)}
          </option>
        ))}
      </SelectField>
      <NumberField form={form} name="price" label={t('form.price')} step="0.01" min="0.01" />
      <NumberField
        form={form}
        name="quantityAvailable"
        label={t('form.quantity')}
        hint={held > 0 ? tGroups('desk.restockHint', { count: held }) : undefined}
        inputMode="numeric"
        step="1"
        min="0"
      />
      <NumberField
        form={form}
        name="weight"
        label={t('form.weight')}
        required={false}
        inputMode="numeric"
        step="1"
        min="0"
      />
      <TextField
        form={form}
        name="imageUrl"
        label={t('form.imageUrl')}
        hint={t('form.imageHint')}
        required={false}
        type="url"
      />
      <FoodFields form={form}>
        <UsualFoodButton form={form} />
      </FoodFields>
      <Checkbox
        label={t('form.featured')}
        description={t('form.featuredHint')}
        className="sm:col-span-2"
        {...form.register('featured')}
      />
      <Translations form={form} />
    </div>
  );
}

function CategoryField({ form }: PartProps) {
  const { t } = useTranslation('producer-desk');
  const { data: categories, isError, refetch } = useQuery(categoriesQuery);
  // The options arrive after the value: a select shows it only when it is set again.
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  useEffect(() => {
    if (isError)
      showToast({
        title: t('form.failedTitle'),
        description: t('form.categoriesFailed'),
        tone: 'destructive',
      });
  }, [isError, t]);
  return (
    <SelectField
      form={form}
      name="categoryId"
      label={t('form.category')}
      value={categoryId}
      error={isError ? <CategoriesFailed onRetry={() => void refetch()} /> : undefined}
    >
      <option value="">{t('form.chooseCategory')}</option>
      {categories?.map((category) => (
        <option key={category.id} value={String(category.id)}>
          {category.name}
        </option>
      ))}
    </SelectField>
  );
}

function CategoriesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('producer-desk');
  return (
    <>
      {t('form.categoriesFailed')}{' '}
      <Button variant="link" className="text-xs" onClick={onRetry}>
        {t('catalogue:failed.retry')}
      </Button>
    </>
  );
}

function Translations({ form }: PartProps) {
  const { t } = useTranslation('producer-desk');
  return (
    <div className="sm:col-span-2">
      <Accordion>
        <AccordionItem value="translations" title={t('form.translations')} headingLevel={3}>
          <p className="mb-4 text-sm text-muted">{t('form.translationsHint')}</p>
          {OTHER_LANGUAGES.map((language) => (
            <fieldset key={language} className="mb-5 grid gap-3">
              <legend className="mb-2 font-medium">{t(`form.languages.${language}`)}</legend>
              <TextField
                form={form}
                name={`translations.${language}.name`}
                label={t('form.name')}
                required={false}
                lang={language}
              />
              <LongTextField
                form={form}
                name={`translations.${language}.description`}
                label={t('form.description')}
                required={false}
                lang={language}
              />
              <LongTextField
                form={form}
                name={`translations.${language}.ingredients`}
                label={t('catalogue:food.ingredients')}
                rows={2}
                required={false}
                lang={language}
              />
              <LongTextField
                form={form}
                name={`translations.${language}.storage`}
                label={t('catalogue:food.storage')}
                rows={2}
                required={false}
                lang={language}
              />
            </fieldset>
          ))}
        </AccordionItem>
      </Accordion>
    </div>
  );
}
