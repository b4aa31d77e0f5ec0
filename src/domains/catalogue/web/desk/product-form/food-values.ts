import type { Allergen } from '#domains/catalogue/model/allergens.ts';
import type { FoodPreset } from '#domains/catalogue/model/food-presets.ts';

/** What a form says about the food, as it is typed. */
export interface FoodValues {
  perishable: boolean;
  allergens: Allergen[];
  ingredients: string;
  storage: string;
  /** Days; empty where nobody knows. */
  shelfLifeDays: string;
}

interface Food extends Omit<FoodValues, 'shelfLifeDays'> {
  shelfLifeDays: number | null;
}

export const NO_FOOD: FoodValues = {
  perishable: false,
  allergens: [],
  ingredients: '',
  storage: '',
  shelfLifeDays: '',
};

export function foodValuesOf({
  perishable,
  allergens,
  ingredients,
  storage,
  shelfLifeDays,
}: Food): FoodValues {
  return { perishable, allergens, ingredients, storage, shelfLifeDays: shelfLifeDays?.toString() ?? '' };
}

/** As the API takes it. */
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
