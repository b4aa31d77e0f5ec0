import { z } from 'zod';

export const MAX_QUANTITY = 999;
/** Different products in one cart: each answer of the cart carries all of them. */
export const MAX_LINES = 100;
/** Ids are 32-bit integers in the database: a larger one belongs to nothing. */
const MAX_ID = 2 ** 31 - 1;

const quantitySchema = z
  .number({
    error: (issue) => (issue.input === undefined ? 'validation:required' : 'validation:quantityInteger'),
  })
  .int('validation:quantityInteger')
  .min(1, 'validation:quantityMin1')
  .max(MAX_QUANTITY, 'validation:quantityMax999');

export const addToCartSchema = z.object({
  productId: z
    .number('validation:idInvalid')
    .int('validation:idInvalid')
    .min(1, 'validation:idInvalid')
    .max(MAX_ID, 'validation:idInvalid'),
  quantity: quantitySchema.default(1),
});

export const changeQuantitySchema = z.object({ quantity: quantitySchema });
