import { z } from 'zod';
import { ALLERGENS } from './allergens.ts';
import { MAX_SHELF_LIFE_DAYS } from './shelf-life.ts';

export const ingredientsSchema = z.string('validation:invalidInput').trim().max(3_000, 'validation:tooLong');
export const storageSchema = z.string('validation:invalidInput').trim().max(500, 'validation:tooLong');

/** What a product says about the food in it. */
export const foodFields = {
  perishable: z.boolean('validation:invalidInput'),
  /** Traces included: somebody who must avoid one of them is not shown the product. */
  allergens: z
    .array(z.enum(ALLERGENS, 'validation:allergenUnknown'), 'validation:invalidInput')
    .transform((named) => ALLERGENS.filter((allergen) => named.includes(allergen))),
  ingredients: ingredientsSchema,
  storage: storageSchema,
  /** Null: keeps for ever, or nobody has said. */
  shelfLifeDays: z
    .int('validation:shelfLifeRange')
    .min(1, 'validation:shelfLifeRange')
    .max(MAX_SHELF_LIFE_DAYS, 'validation:shelfLifeRange')
    .nullable(),
};
