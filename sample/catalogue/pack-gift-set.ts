import { ALLERGENS } from '#domains/catalogue/model/allergens.ts';
import type { Language } from '#engine/model/languages.ts';
import { giftSets } from '#sample/catalogue/products/gift-sets.ts';
import type {
  SampleGiftSet,
  SampleProduct,
  SampleTranslations,
  WrittenTranslations,
} from './sample-types.ts';

/** A gift set keeps as long, spoils as soon and holds the allergens of what is in it. */
export function packGiftSet({ contents, ...set }: SampleGiftSet, products: SampleProduct[]): SampleProduct {
  const packed = contents.map((slug) => products.find((product) => product.slug === slug)!);
  const shelfLives = packed.flatMap(({ shelfLifeDays }) => shelfLifeDays ?? []);
  return {
    ...set,
    perishable: packed.some(({ perishable }) => perishable),
    allergens: ALLERGENS.filter((allergen) => packed.some(({ allergens }) => allergens.includes(allergen))),
    ingredients: ingredientsOf(packed, 'en'),
    shelfLifeDays: shelfLives.length === 0 ? null : Math.min(...shelfLives),
  };
}

export function packTranslation({ giftSets: texts, ...rest }: WrittenTranslations): SampleTranslations {
  const sets = giftSets.map(({ slug, contents }) => {
    const packed = contents.map((product) => rest.products[product]!);
    return [slug, { ...texts[slug]!, ingredients: ingredientsOf(packed, rest.language) }] as const;
  });
  return { ...rest, products: { ...rest.products, ...Object.fromEntries(sets) } };
}

/** One line for each thing in the box. */
function ingredientsOf(contents: { name: string; ingredients: string }[], language: Language): string {
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return contents.map(({ name, ingredients }) => name + colon + ingredients).join('\n');
}
