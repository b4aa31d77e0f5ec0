import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { addedShape, changedShape, ofTexts } from './product-field.ts';
import { MAX_STOCK, PRODUCT_FIELDS } from './product-fields.ts';

/** A new product as the dialog sends it. The server takes the producer from the session; only administrators name one. */
export const newProductSchema = z.object({
  ...addedShape(PRODUCT_FIELDS),
  translations: textsInLanguages((rule) => rule.optional()).default({}),
  producerId: idSchema().optional(),
});
export type NewProduct = z.output<typeof newProductSchema>;

/** Changes to a product: only what is named. Stock may go down to nothing, and the switch takes it off sale. */
export const productChangesSchema = z
  .object({
    ...changedShape(PRODUCT_FIELDS),
    /** What the stock was when it was counted. It goes down with every sale: a new count of an old stock is refused. */
    quantityBefore: z.int('validation:quantityInteger').min(0, 'validation:quantityInteger'),
    /** So many more, or fewer, than there are at that moment. */
    quantityChange: z
      .int('validation:quantityInteger')
      .min(-MAX_STOCK, 'validation:invalidInput')
      .max(MAX_STOCK, 'validation:invalidInput'),
    /** Null takes a text away again. */
    translations: textsInLanguages((rule) => rule.nullable().optional()),
  })
  .partial()
  .refine(
    ({ quantityAvailable, quantityBefore }) =>
      quantityAvailable === undefined || quantityBefore !== undefined,
    {
      path: ['quantityBefore'],
      message: 'validation:required',
    },
  )
  .refine(
    ({ quantityAvailable, quantityChange }) =>
      quantityAvailable === undefined || quantityChange === undefined,
    {
      path: ['quantityChange'],
      message: 'validation:invalidInput',
    },
  );
export type ProductChanges = z.output<typeof productChangesSchema>;

/** The texts of a product in other languages, each by its own rule. */
function textsInLanguages<Rule extends z.ZodType>(ruleOf: (rule: z.ZodString) => Rule) {
  const texts = z.object(ofTexts(PRODUCT_FIELDS, ({ changed }) => ruleOf(changed as z.ZodString)));
  return z.partialRecord(z.enum(LANGUAGES), texts);
}
