import { z } from 'zod';

/** What every shop knows; owners add others by giving them a rate. */
export const TAX_CATEGORIES = ['food', 'standard', 'zero'] as const;

export const STANDARD_TAX_CATEGORY = 'food';

export const MAX_TAX_CATEGORY = 30;

/** The kind of goods that a rate of tax is for: 'food', 'books-7'. */
export const taxCategorySchema = z
  .string('validation:taxCategory')
  .trim()
  .max(MAX_TAX_CATEGORY, 'validation:taxCategory')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'validation:taxCategory');
