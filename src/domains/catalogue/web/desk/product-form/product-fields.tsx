import { OTHER_LANGUAGES } from '#engine/model/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { TaxCategoryField } from './tax-category-field.tsx';
import { BatchFields } from './batch-fields.tsx';
import type { TYPED_BATCH_FIELDS } from './batch-values.ts';
import { SeasonFields } from './season-fields.tsx';
import type { TYPED_SEASON_FIELDS } from './season-values.ts';
import { ExtraFields } from './extra-fields.tsx';
import { FoodFields, inOrder, UsualFoodButton } from './food-fields.tsx';
import type { FoodValues } from './food-values.ts';
import { LongTextField, NumberField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { deskUrl } from '#engine/web/lists/desk-navigation.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Accordion, AccordionItem } from '#engine/web/ui/navigation/accordion.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import type { TextsOf } from '#domains/catalogue/model/product-field.ts';
import type { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { ProductValues } from './product-values.ts';

const UNITS = ['bottle', 'wedge', 'package', 'jar', 'tin', 'wheel', 'piece', 'box'];

interface PartProps {
  form: UseFormReturn<ProductValues>;
}

/** `held`: units that are off the shelf for group buys, and not to be counted. `keepsBatches`: its stock is theirs. */
export function ProductFields({
  form,
  held,
  keepsBatches,
  isAdmin,
}: PartProps & { held: number; keepsBatches: boolean; isAdmin: boolean }) {
  const { t } = useTranslation('producer-desk');
  const { t: tGroups } = useTranslation('group-desk');
  const { t: tCatalogue } = useTranslation('catalogue');
  // One for each value, in this order.
  const controls: Record<
    | Exclude<
        keyof ProductValues,
        keyof FoodValues | keyof typeof TYPED_BATCH_FIELDS | keyof typeof TYPED_SEASON_FIELDS | 'tiers'
      >
    | 'food'
    | 'batches'
    | 'seasons',
    ReactNode
  > = {
    name: <TextField form={form} name="name" label={t('form.name')} className="sm:col-span-2" />,
    description: (
      <LongTextField
        form={form}
        name="description"
        label={t('form.description')}
        rows={4}
        className="sm:col-span-2"
      />
    ),
    categoryId: <CategoryField form={form} isAdmin={isAdmin} />,
    unit: (
      <SelectField form={form} name="unit" label={t('form.unit')} required={false}>
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {tCatalogue(`unit.${unit}`)}
          </option>
        ))}
      </SelectField>
    ),
    price: <NumberField form={form} name="price" label={t('form.price')} step="0.01" min="0.01" />,
    quantityAvailable: (
      <NumberField
        form={form}
        name="quantityAvailable"
        label={t('form.quantity')}
        hint={
          keepsBatches
            ? t('form.quantityOfBatches')
            : held > 0
              ? tGroups('desk.restockHint', { count: held })
              : undefined
        }
        readOnly={keepsBatches}
        inputMode="numeric"
        step="1"
        min="0"
      />
    ),
    weight: (
      <NumberField
        form={form}
        name="weight"
        label={t('form.weight')}
        required={false}
        inputMode="numeric"
        step="1"
        min="0"
      />
    ),
    volume: (
      <TextField
        form={form}
        name="volume"
        label={t('form.volume')}
        hint={t('form.volumeHint')}
        required={false}
        inputMode="numeric"
        autoComplete="off"
      />
    ),
    imageUrl: (
      <TextField
        form={form}
        name="imageUrl"
        label={t('form.imageUrl')}
        hint={t('form.imageHint')}
        required={false}
        type="url"
      />
    ),
    food: (
      <FoodFields form={form}>
        <UsualFoodButton form={form} />
      </FoodFields>
    ),
    batches: <BatchFields form={form} />,
    seasons: <SeasonFields form={form} />,
    pairsWith: (
      <TextField
        form={form}
        name="pairsWith"
        label={t('form.pairsWith')}
        hint={t('form.pairsWithHint')}
        required={false}
        autoComplete="off"
        className="sm:col-span-2"
      />
    ),
    x: <ExtraFields form={form} isAdmin={isAdmin} />,
    taxCategory: <TaxCategoryField form={form} />,
    featured: (
      <Checkbox
        label={t('form.featured')}
        description={t('form.featuredHint')}
        className="sm:col-span-2"
        {...form.register('featured')}
      />
    ),
    translations: <Translations form={form} />,
  };
  return <div className="grid gap-5 sm:grid-cols-2">{inOrder(controls)}</div>;
}

function CategoryField({ form, isAdmin }: PartProps & { isAdmin: boolean }) {
  const { t } = useTranslation('producer-desk');
  const { data: categories, isError, refetch } = useQuery(categoriesQuery);
  // The options arrive after the value: a select shows it only when it is set again.
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  // A product stays in a category that an administrator has hidden until its producer chooses another.
  const isHidden = categoryId !== '' && categories?.every(({ id }) => String(id) !== categoryId);
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
      hint={categories?.length === 0 && <NoCategories isAdmin={isAdmin} />}
      error={isError ? <CategoriesFailed onRetry={() => void refetch()} /> : undefined}
    >
      <option value="">{t('form.chooseCategory')}</option>
      {isHidden && <option value={categoryId}>{t('form.hiddenCategory')}</option>}
      {categories?.map((category) => (
        <option key={category.id} value={String(category.id)}>
          {category.name}
        </option>
      ))}
    </SelectField>
  );
}

/** A new shop has none, and no product is without. */
function NoCategories({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('producer-desk');
  if (!isAdmin) return t('form.noCategories');
  return (
    <>
      {t('form.noCategoriesYet')}{' '}
      <a href={deskUrl('ADMIN', 'categories', { new: 'category' })} className="underline underline-offset-4">
        {t('dashboards:frame.actions.category')}
      </a>
    </>
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
  const labels = {
    name: t('form.name'),
    description: t('form.description'),
    ingredients: t('catalogue:food.ingredients'),
    storage: t('catalogue:food.storage'),
  } satisfies Record<TextsOf<typeof PRODUCT_FIELDS>, string>;
  return (
    <div className="sm:col-span-2">
      <Accordion>
        <AccordionItem value="translations" title={t('form.translations')} headingLevel={3}>
          <p className="mb-4 text-sm text-muted">{t('form.translationsHint')}</p>
          {OTHER_LANGUAGES.map((language) => (
            <fieldset key={language} className="mb-5 grid gap-3">
              <legend className="mb-2 font-medium">{t(`form.languages.${language}`)}</legend>
              {(Object.keys(labels) as (keyof typeof labels)[]).map((text) => {
                const common = {
                  form,
                  name: `translations.${language}.${text}`,
                  label: labels[text],
                  required: false,
                  lang: language,
                } as const;
                if (text === 'name') return <TextField key={text} {...common} />;
                return <LongTextField key={text} {...common} rows={text === 'description' ? 3 : 2} />;
              })}
            </fieldset>
          ))}
        </AccordionItem>
      </Accordion>
    </div>
  );
}
