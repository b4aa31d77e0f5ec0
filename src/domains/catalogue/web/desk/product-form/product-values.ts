import { z } from 'zod';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { formatTierText } from '#domains/pricing/model/tier-text.ts';
import type { DiscountTiers } from '#domains/pricing/model/tiers.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import type { ProductChanges, ProductToAdd } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { newProductSchema } from '#domains/catalogue/model/product-form.ts';
import { foodValuesOf, NO_FOOD, shelfLifeOfText, type FoodValues } from './food-values.ts';

type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');

/** The texts of a product that other languages may have. */
const TEXTS = ['name', 'description', 'ingredients', 'storage'] as const;
type Texts = Record<(typeof TEXTS)[number], string>;

/** The form as it is typed: numbers may be missing, tiers are text. */
export interface ProductValues extends FoodValues {
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
  translations: Record<OtherLanguage, Texts>;
}

export function valuesOf(product: OwnProduct | undefined): ProductValues {
  const translations = Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      language,
      textsOf((text) => product?.translations[language]?.[text] ?? ''),
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
      ...NO_FOOD,
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
    ...foodValuesOf(product),
    translations,
  };
}

/** A new product as it is sent: the tiers as numbers, and of other languages only what was written. */
export function newProductOf(values: ProductValues, tiers: DiscountTiers | null): ProductToAdd {
  const { tiers: _text, translations, categoryId, shelfLifeDays, ...rest } = values;
  const written = OTHER_LANGUAGES.flatMap((language) => {
    const texts = Object.entries(translations[language]).filter(([, text]) => text.trim() !== '');
    return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)] as const];
  });
  return {
    ...rest,
    categoryId: Number(categoryId),
    shelfLifeDays: shelfLifeOfText(shelfLifeDays),
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
  const { tiers: _text, translations, categoryId, quantityAvailable, shelfLifeDays, ...rest } = values;
  const texts = OTHER_LANGUAGES.map((language) => {
    return [language, textsOf((text) => translations[language][text].trim() || null)] as const;
  });
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => touched[name as keyof typeof rest])),
    ...(touched.categoryId ? { categoryId: Number(categoryId) } : {}),
    ...(touched.shelfLifeDays ? { shelfLifeDays: shelfLifeOfText(shelfLifeDays) } : {}),
    ...(touched.tiers ? { discountTiers: numbersOf(tiers) } : {}),
    ...(touched.quantityAvailable ? { quantityAvailable, quantityBefore: before.quantityAvailable } : {}),
    ...(touched.translations ? { translations: Object.fromEntries(texts) } : {}),
  };
}

function numbersOf(tiers: DiscountTiers | null) {
  return tiers === null ? null : tiers.map((tier) => ({ ...tier }));
}

function textsOf<Value>(valueOf: (text: keyof Texts) => Value): Record<keyof Texts, Value> {
  return Object.fromEntries(TEXTS.map((text) => [text, valueOf(text)])) as Record<keyof Texts, Value>;
}

const { name, description, price, weight, unit, imageUrl, ...others } = newProductSchema.shape;
const { perishable, allergens, ingredients, storage, shelfLifeDays } = others;

/**
 * The shared rules of a product, on the form's own shape. New products have at least one unit, others may have run out.
 * Some rules take more than the form holds (a weight left out), hence the cast: the form fills in every field.
 */
export function productValuesSchema(minQuantity: number): z.ZodType<ProductValues, ProductValues> {
  const loose = z.object({ name: z.string(), description: z.string(), ingredients, storage });
  return z.object({
    name,
    description,
    price,
    weight,
    unit,
    imageUrl: z
      .string()
      .refine((value) => imageUrl.safeParse(value.trim()).success, 'validation:imageUrlInvalid'),
    categoryId: z.string().min(1, 'validation:categoryRequired'),
    quantityAvailable: z
      .int(minQuantity === 1 ? 'validation:quantityMin1' : 'validation:quantityInteger')
      .min(minQuantity, minQuantity === 1 ? 'validation:quantityMin1' : 'validation:quantityInteger'),
    featured: z.boolean(),
    tiers: z.string(),
    perishable,
    allergens,
    ingredients,
    storage,
    shelfLifeDays: z
      .string()
      .refine((text) => shelfLifeDays.safeParse(shelfLifeOfText(text)).success, 'validation:shelfLifeRange'),
    translations: z.object({ de: loose, fr: loose, it: loose, es: loose }),
  } satisfies Record<keyof ProductValues, z.ZodType>) as unknown as z.ZodType<ProductValues, ProductValues>;
}
