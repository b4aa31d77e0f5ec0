import { z } from 'zod';
import type { AdminProduct } from '#domains/catalogue/model/desk.ts';
import type { FoodPreset } from './food-presets.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import { asSent, initialValues, sentValues, typedField, typedValues, type ValuesOf } from './typed-field.ts';

/** What a form says about the food; producers and administrators fill it in. */
export const FOOD_FIELDS = {
  perishable: asSent('perishable', false),
  allergens: asSent('allergens', []),
  ingredients: asSent('ingredients', ''),
  storage: asSent('storage', ''),
  /** Days; empty where nobody knows. */
  shelfLifeDays: typedField({
    initial: '',
    typed: (days: number | null) => days?.toString() ?? '',
    sent: shelfLifeOfText,
    rule: z
      .string()
      .refine(
        (text) => PRODUCT_FIELDS.shelfLifeDays.changed.safeParse(shelfLifeOfText(text)).success,
        'validation:shelfLifeRange',
      ),
  }),
};

export type FoodValues = ValuesOf<typeof FOOD_FIELDS>;

export const NO_FOOD: FoodValues = initialValues(FOOD_FIELDS);

export function foodValuesOf(product: Pick<AdminProduct, keyof FoodValues>): FoodValues {
  return typedValues(FOOD_FIELDS, product);
}

/** As the API takes it. */
export function foodSentOf(values: FoodValues): Pick<AdminProduct, keyof FoodValues> {
  return sentValues(FOOD_FIELDS, values, () => true);
}

export function shelfLifeOfText(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** What is usual fills what is still empty: nothing that somebody has written is lost. */
export function withPreset(values: FoodValues, preset: FoodPreset): FoodValues {
  return {
    ...values,
    perishable: values.perishable || preset.perishable,
    allergens: values.allergens.length > 0 ? values.allergens : [...preset.allergens],
    storage: values.storage.trim() || preset.storage.en,
    shelfLifeDays: values.shelfLifeDays.trim() || String(preset.shelfLifeDays),
  };
}
