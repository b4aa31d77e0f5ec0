import type { Allergen } from '#domains/catalogue/model/allergens.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { shelfLifeOf } from '#domains/catalogue/model/shelf-life.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** schema.org has no word for allergens. The vocabulary of GS1 has: these are its codes. */
const GS1_CODES: Readonly<Record<Allergen, string>> = {
  gluten: 'AW',
  crustaceans: 'AC',
  eggs: 'AE',
  fish: 'AF',
  peanuts: 'AP',
  soybeans: 'AY',
  milk: 'AM',
  nuts: 'AN',
  celery: 'BC',
  mustard: 'BM',
  sesame: 'AS',
  sulphites: 'AU',
  lupin: 'NL',
  molluscs: 'UM',
};

/** What the label says, for machines. What the producer has not said is left out: it would read as 'none'. */
export function foodData(
  { allergens, ingredients, storage, shelfLifeDays }: Product,
  t: Translate,
): object[] {
  const texts = [
    { propertyID: 'https://gs1.org/voc/ingredientStatement', name: 'ingredients', value: ingredients },
    { propertyID: 'https://gs1.org/voc/consumerStorageInstructions', name: 'storage', value: storage },
    { name: 'shelfLife', value: shelfLifeDays === null ? '' : lasts(shelfLifeDays, t) },
  ].filter(({ value }) => value !== '');
  return [
    ...allergens.map((allergen) => ({
      '@type': 'PropertyValue',
      propertyID: 'https://gs1.org/voc/allergenType',
      name: t('catalogue:food.allergens'),
      value: t(`catalogue:allergens.${allergen}`),
      valueReference: {
        '@type': 'DefinedTerm',
        termCode: GS1_CODES[allergen],
        inDefinedTermSet: 'https://gs1.org/voc/AllergenTypeCode',
      },
    })),
    ...texts.map((text) => ({ '@type': 'PropertyValue', ...text, name: t(`catalogue:food.${text.name}`) })),
  ];
}

function lasts(shelfLifeDays: number, t: Translate): string {
  const { unit, count } = shelfLifeOf(shelfLifeDays);
  return t(`catalogue:food.lasts.${unit}`, { count });
}
