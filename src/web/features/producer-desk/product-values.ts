import { LANGUAGES, type Language } from '#shared/languages.ts';
import { formatTierText } from '#shared/pricing/tier-text.ts';
import type { DiscountTiers } from '#shared/pricing/tiers.ts';
import type { OwnProduct } from '#shared/producer-desk/desk.ts';
import type { ProductChanges, ProductToAdd } from './desk.queries.ts';

export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');

/** The form as it is typed: numbers may be missing, tiers are text. */
export interface ProductValues {
  name: string;
  description: string;
  categoryId: string;
  price: number;
  quantityAvailable: number;
  weight: number;
  unit: string;
  imageUrl: string;
  featured: boolean;
  tiers: string;
  translations: Record<OtherLanguage, { name: string; description: string }>;
}

export function valuesOf(product: OwnProduct | undefined): ProductValues {
  const translations = Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      language,
      {
        name: product?.translations[language]?.name ?? '',
        description: product?.translations[language]?.description ?? '',
      },
    ]),
  ) as ProductValues['translations'];
  if (product === undefined) {
    return {
      name: '',
      description: '',
      categoryId: '',
      price: 0,
      quantityAvailable: 1,
      weight: 0,
      unit: 'package',
      imageUrl: '',
      featured: false,
      tiers: '',
      translations,
    };
  }
  return {
    name: product.name,
    description: product.description,
    categoryId: String(product.categoryId),
    price: product.price,
    quantityAvailable: product.quantityAvailable,
    weight: product.weight,
    unit: product.unit,
    imageUrl: product.imageUrl ?? '',
    featured: product.featured,
    tiers: product.discountTiers === null ? '' : formatTierText(product.discountTiers),
    translations,
  };
}

/** A new product as it is sent: the tiers as numbers, and of other languages only what was written. */
export function newProductOf(values: ProductValues, tiers: DiscountTiers | null): ProductToAdd {
  const { tiers: _text, translations, categoryId, ...rest } = values;
  const written = OTHER_LANGUAGES.flatMap((language) => {
    const { name, description } = translations[language];
    const texts = { ...(name.trim() && { name }), ...(description.trim() && { description }) };
    return Object.keys(texts).length === 0 ? [] : [[language, texts] as const];
  });
  return {
    ...rest,
    categoryId: Number(categoryId),
    discountTiers: numbersOf(tiers),
    translations: Object.fromEntries(written),
  };
}

/**
 * Of an edited product only what was touched: the rest may have moved on meanwhile, as stock does with every sale and
 * the picture with an upload. A text that was emptied is taken away.
 */
export function changesOf(
  values: ProductValues,
  tiers: DiscountTiers | null,
  before: { quantityAvailable: number },
  touched: Partial<Record<keyof ProductValues, unknown>>,
): ProductChanges {
  const { tiers: _text, translations, categoryId, quantityAvailable, ...rest } = values;
  const texts = OTHER_LANGUAGES.map((language) => {
    const { name, description } = translations[language];
    return [language, { name: name.trim() || null, description: description.trim() || null }] as const;
  });
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => touched[name as keyof typeof rest])),
    ...(touched.categoryId ? { categoryId: Number(categoryId) } : {}),
    ...(touched.tiers ? { discountTiers: numbersOf(tiers) } : {}),
    ...(touched.quantityAvailable ? { quantityAvailable, quantityBefore: before.quantityAvailable } : {}),
    ...(touched.translations ? { translations: Object.fromEntries(texts) } : {}),
  };
}

function numbersOf(tiers: DiscountTiers | null) {
  return tiers === null ? null : tiers.map((tier) => ({ ...tier }));
}
