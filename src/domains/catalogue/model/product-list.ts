import { z } from 'zod';
import { limitSchema, pageNumberSchema } from '#engine/model/paging.ts';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { foodFilterSchema } from './food-filter.ts';
import { MAX_PAGE } from './page-size.ts';
import { PRODUCT_SORTS } from './product-sorts.ts';

/** Dollars as text in a URL: '12', '12.5', '12.50'. */
const dollars = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'validation:invalidInput')
  .transform(Number);

/** How a product list may be narrowed, ordered and cut into pages. Without `limit` the whole list is meant. */
export const productListSchema = foodFilterSchema
  .extend({
    limit: limitSchema.optional(),
    cursor: z.string().max(500, 'validation:invalidInput').optional(),
    /** `cursor` is the cheaper way on. */
    page: pageNumberSchema(MAX_PAGE).optional(),
    sort: z.enum(PRODUCT_SORTS, 'validation:invalidInput').default('featured'),
    producer: z.string().max(200, 'validation:invalidInput').optional(),
    minPrice: dollars.optional(),
    maxPrice: dollars.optional(),
    inStock: truthTextSchema.optional(),
  })
  .refine(({ limit, page }) => page === undefined || limit !== undefined, {
    path: ['page'],
    message: 'validation:pageNeedsLimit',
  });

export type ProductListQuery = z.output<typeof productListSchema>;
