import { z } from 'zod';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { isAllergen } from './allergens.ts';

/** What lists and searches leave out for what is in the food. */
export const foodFilterSchema = z.object({
  /** 'nuts,milk': products that name neither of them. */
  without: z
    .string()
    .transform((text, context) => {
      const named = text.split(',');
      if (named.every(isAllergen)) return named;
      context.addIssue({ code: 'custom', message: 'validation:allergenUnknown' });
      return z.NEVER;
    })
    .optional(),
  perishable: truthTextSchema.optional(),
});

export type FoodFilter = z.output<typeof foodFilterSchema>;
