import { useQuery } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TAX_CATEGORIES } from '#domains/catalogue/model/tax-category.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { SelectField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { ProductValues } from './product-values.ts';

type Known = (typeof TAX_CATEGORIES)[number];

const isKnown = (category: string): category is Known => TAX_CATEGORIES.includes(category as Known);

/** By which rate the product is taxed; those that the owner has added go by their own name. */
export function TaxCategoryField({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useTranslation('producer-desk');
  const { data: categories = TAX_CATEGORIES } = useQuery(apiQuery('/api/tax-categories'));
  // The options arrive after the value: a select shows it only when it is set again.
  const category = useWatch({ control: form.control, name: 'taxCategory' });
  const options = new Set([...categories, category]);
  return (
    <SelectField
      form={form}
      name="taxCategory"
      label={t('form.taxCategory')}
      value={category}
      required={false}
    >
      {[...options].map((each) => (
        <option key={each} value={each}>
          {isKnown(each) ? t(`form.taxCategories.${each}`) : each}
        </option>
      ))}
    </SelectField>
  );
}
