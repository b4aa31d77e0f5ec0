import { z } from 'zod';
import { OTHER_LANGUAGES, type OtherLanguage } from '#engine/model/languages.ts';
import { formatTierText } from '#domains/pricing/model/tier-text.ts';
import type { DiscountTiers } from '#domains/pricing/model/tiers.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { pairingsOfText } from '#domains/catalogue/model/pairs-with.ts';
import { ofTexts, type TextsOf } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import { STANDARD_TAX_CATEGORY } from '#domains/catalogue/model/tax-category.ts';
import type { ProductChanges, ProductToAdd } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { TYPED_BATCH_FIELDS } from './batch-values.ts';
import { touchedExtra, TYPED_EXTRA_FIELD } from './extra-values.ts';
import { TYPED_SEASON_FIELDS } from './season-values.ts';
import { FOOD_FIELDS } from './food-values.ts';
import {
  asSent,
  initialValues,
  rulesOf,
  sentValues,
  typedField,
  typedValues,
  type TypedField,
  type ValuesOf,
} from './typed-field.ts';

const volumeOfText = (text: string) => (text.trim() === '' ? null : Number(text));

/** Every field of a product. Null: another part of the form has it, or it is set elsewhere. */
const FIELDS = {
  name: asSent('name', ''),
  description: asSent('description', ''),
  categoryId: typedField({
    initial: '',
    typed: (id: number) => String(id),
    sent: Number,
    rule: z.string().min(1, 'validation:categoryRequired'),
  }),
  price: asSent('price', 0),
  quantityAvailable: asSent('quantityAvailable', 1),
  weight: asSent('weight', 0),
  /** Millilitres; empty: no liquid. */
  volume: typedField({
    initial: '',
    typed: (ml: number | null) => ml?.toString() ?? '',
    sent: volumeOfText,
    rule: z
      .string()
      .refine(
        (text) => PRODUCT_FIELDS.volume.changed.safeParse(volumeOfText(text)).success,
        'validation:volumeRange',
      ),
  }),
  unit: asSent('unit', 'package'),
  imageUrl: typedField({
    initial: '',
    typed: (url: string | null) => url ?? '',
    sent: (url) => url,
    rule: z
      .string()
      .refine(
        (url) => PRODUCT_FIELDS.imageUrl.changed.safeParse(url.trim()).success,
        'validation:imageUrlInvalid',
      ),
  }),
  featured: asSent('featured', false),
  taxCategory: asSent('taxCategory', STANDARD_TAX_CATEGORY),
  ...FOOD_FIELDS,
  ...TYPED_BATCH_FIELDS,
  ...TYPED_SEASON_FIELDS,
  /** As text: slugs or addresses. */
  pairsWith: typedField({
    initial: '',
    typed: (slugs: string[]) => slugs.join(', '),
    sent: pairingsOfText,
    rule: z
      .string()
      .refine(
        (text) => PRODUCT_FIELDS.pairsWith.changed.safeParse(pairingsOfText(text)).success,
        'validation:pairsWithInvalid',
      ),
  }),
  x: TYPED_EXTRA_FIELD,
  // Typed as text, in `tiers`.
  discountTiers: null,
  inStock: null,
  additionalImages: null,
  attributes: null,
} satisfies Record<keyof typeof PRODUCT_FIELDS, TypedField | null>;

type Texts = Record<TextsOf<typeof PRODUCT_FIELDS>, string>;

/** The form as it is typed: numbers may be missing, tiers are text. */
export type ProductValues = ValuesOf<typeof FIELDS> & {
  tiers: string;
  translations: Record<OtherLanguage, Texts>;
};

export function valuesOf(product: OwnProduct | undefined): ProductValues {
  const tiers = product?.discountTiers ?? null;
  return {
    ...(product === undefined ? initialValues(FIELDS) : typedValues(FIELDS, product)),
    tiers: tiers === null ? '' : formatTierText(tiers),
    translations: inOtherLanguages((language) =>
      ofTexts(PRODUCT_FIELDS, (_, text) => product?.translations[language]?.[text] ?? ''),
    ),
  };
}

/** A new product as it is sent: the tiers as numbers, and of other languages only what was written. */
export function newProductOf(values: ProductValues, tiers: DiscountTiers | null): ProductToAdd {
  const written = OTHER_LANGUAGES.flatMap((language) => {
    const texts = Object.entries(values.translations[language]).filter(([, text]) => text.trim() !== '');
    return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)] as const];
  });
  return {
    ...sentValues<ProductToAdd>(FIELDS, values, () => true),
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
  const texts = (language: OtherLanguage) =>
    ofTexts(PRODUCT_FIELDS, (_, text) => values.translations[language][text].trim() || null);
  return {
    ...sentValues<ProductChanges>(FIELDS, values, (name) => touched[name as keyof ProductValues]),
    ...(touched.x ? { x: touchedExtra(values.x, touched.x) } : {}),
    ...(touched.tiers ? { discountTiers: numbersOf(tiers) } : {}),
    ...(touched.quantityAvailable ? { quantityBefore: before.quantityAvailable } : {}),
    ...(touched.translations ? { translations: inOtherLanguages(texts) } : {}),
  };
}

function numbersOf(tiers: DiscountTiers | null) {
  return tiers === null ? null : tiers.map((tier) => ({ ...tier }));
}

function inOtherLanguages<Value>(valueOf: (language: OtherLanguage) => Value): Record<OtherLanguage, Value> {
  const values = OTHER_LANGUAGES.map((language) => [language, valueOf(language)]);
  return Object.fromEntries(values) as Record<OtherLanguage, Value>;
}

/** The shared rules of a product, on the form's own shape. New products have at least one unit, others may have run out. */
export function productValuesSchema(minQuantity: number): z.ZodType<ProductValues, ProductValues> {
  const message = minQuantity === 1 ? 'validation:quantityMin1' : 'validation:quantityInteger';
  // Whatever a text has to say in English, it may be left out in the others.
  const texts = ofTexts(PRODUCT_FIELDS, ({ changed }) =>
    changed.safeParse('').success ? (changed as z.ZodType<string, string>) : z.string(),
  );
  return z.object({
    ...rulesOf(FIELDS),
    quantityAvailable: z.int(message).min(minQuantity, message),
    tiers: z.string(),
    translations: z.object(inOtherLanguages(() => z.object(texts))),
  });
}
