import type { Allergen } from '#domains/catalogue/model/allergens.ts';
import { LANGUAGES, type Localized } from '#engine/model/languages.ts';

interface Usual {
  perishable: boolean;
  allergens: readonly Allergen[];
  shelfLifeDays: number;
}

export interface FoodPreset extends Usual {
  storage: Localized;
}

/** What is usual in a category, by its slug: a start for somebody who describes a product. */
const PRESETS: Readonly<Record<string, Usual>> = {
  'olive-oil': { perishable: false, allergens: [], shelfLifeDays: 540 },
  'balsamic-vinegar': { perishable: false, allergens: ['sulphites'], shelfLifeDays: 1825 },
  cheese: { perishable: true, allergens: ['milk'], shelfLifeDays: 45 },
  charcuterie: { perishable: true, allergens: [], shelfLifeDays: 90 },
  'pasta-rice': { perishable: false, allergens: ['gluten'], shelfLifeDays: 730 },
  'honey-preserves': { perishable: false, allergens: [], shelfLifeDays: 730 },
  'chocolate-bakery': { perishable: false, allergens: ['gluten', 'milk', 'nuts'], shelfLifeDays: 180 },
  'spices-salt': { perishable: false, allergens: [], shelfLifeDays: 730 },
  'seafood-tins': { perishable: false, allergens: ['fish'], shelfLifeDays: 1460 },
  'gift-sets': { perishable: false, allergens: [], shelfLifeDays: 120 },
};

/** How it is kept, in every language at once: the form fills in all of them. */
const STORAGE = import.meta.glob<Record<string, string>>('/src/domains/catalogue/texts/*/food-presets.json', {
  eager: true,
  import: 'default',
});

export function foodPresetOf(categorySlug: string | undefined): FoodPreset | undefined {
  if (categorySlug === undefined || !Object.hasOwn(PRESETS, categorySlug)) return undefined;
  const storage = LANGUAGES.map((language) => [
    language,
    STORAGE[`/src/domains/catalogue/texts/${language}/food-presets.json`]![categorySlug],
  ]);
  return { ...PRESETS[categorySlug]!, storage: Object.fromEntries(storage) as Localized };
}
