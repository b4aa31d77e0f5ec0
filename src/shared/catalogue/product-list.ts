import { z } from 'zod';

export const PRODUCT_SORTS = ['featured', 'price', '-price', 'newest', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Dollars as text in an address: '12', '12.5', '12.50'. */
const dollars = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'validation:invalid')
  .transform(Number);

/** How a product list may be narrowed, ordered and cut into pages. Without `limit` the whole list is meant. */
export const productListSchema = z.object({
  limit: z.coerce
    .number('validation:invalid')
    .int('validation:invalid')
    .min(1, 'validation:invalid')
    .max(100, 'validation:invalid')
    .optional(),
  cursor: z.string().max(500, 'validation:invalid').optional(),
  /** 1-based, for addresses that people share; `cursor` is the cheaper way on. */
  page: z.coerce
    .number('validation:invalid')
    .int('validation:invalid')
    .min(1, 'validation:invalid')
    .max(100_000, 'validation:invalid')
    .optional(),
  sort: z.enum(PRODUCT_SORTS, 'validation:invalid').default('featured'),
  producer: z.string().max(200, 'validation:invalid').optional(),
  minPrice: dollars.optional(),
  maxPrice: dollars.optional(),
  inStock: z
    .enum(['true', 'false'], 'validation:invalid')
    .transform((value) => value === 'true')
    .optional(),
});

export type ProductListQuery = z.output<typeof productListSchema>;
