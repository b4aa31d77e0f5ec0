import { z } from 'zod';
import { idSchema } from '#shared/ids.ts';

export const MAX_QUANTITY = 999;
/** Different products in one cart: each answer of the cart carries all of them. */
export const MAX_LINES = 100;

const quantitySchema = z
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

export const changeQuantitySchema = z.object({ quantity: quantitySchema });
