import { z } from 'zod';
import { ALLERGENS } from './allergens.ts';

/** What a product says about the food in it, on the wire. */
export const productFood = {
  perishable: z.boolean(),
  /** Everything its label names, traces included. */
  allergens: z.array(z.enum(ALLERGENS)),
  /** Empty where the producer has not said. */
  ingredients: z.string(),
  storage: z.string(),
  shelfLifeDays: z.number().nullable(),
};
