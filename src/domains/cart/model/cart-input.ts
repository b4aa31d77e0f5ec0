import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';

export const MAX_QUANTITY = 999;
/** Different products in one cart: each answer of the cart carries all of them. */
export const MAX_LINES = 100;

/** Units of one product that somebody wants. */
export const quantitySchema = z
  .number({
    error: (issue) => (issue.input === undefined ? 'validation:required' : 'validation:quantityInteger'),
  })
  .int('validation:quantityInteger')
  .min(1, 'validation:quantityMin1')
  .max(MAX_QUANTITY, 'validation:quantityMax999');

export const addToCartSchema = z.object({
  productId: idSchema(),
  quantity: quantitySchema.default(1),
});

/** A code as a customer types it: case and surrounding space do not matter. */
export const typedCodeSchema = z
  .string('validation:required')
  .trim()
  .max(100, 'validation:tooLong')
  .regex(/^\P{Cc}*$/u, 'validation:invalidInput');

export const putCodeSchema = z.object({ code: typedCodeSchema.min(1, 'validation:required') });

export const changeQuantitySchema = z.object({ quantity: quantitySchema });
