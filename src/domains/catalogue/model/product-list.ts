import { z } from 'zod';
import { limitSchema, pageNumberSchema } from '#engine/model/lists/paging.ts';
import { MAX_PAGE } from './page-size.ts';
import { schemeSchema } from './certificates/shown-certificate.ts';
import { listFilterShape } from './product-field.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import { PRODUCT_SORTS } from './product-sorts.ts';

/** One row for each family: its cheapest member that is in stock, among those that the list holds. */
export const collapseSchema = z.enum(['families'], 'validation:invalidInput').optional();

const productFiltersSchema = z.object({
  ...listFilterShape(PRODUCT_FIELDS),
  /** Those that have it, themselves or by their producer. */
  certificate: schemeSchema.optional(),
});

/** How a product list may be narrowed, ordered and cut into pages. Without `limit` the whole list is meant. */
export const productListSchema = productFiltersSchema
  .extend({
    limit: limitSchema.optional(),
    cursor: z.string().max(500, 'validation:invalidInput').optional(),
    /** `cursor` is the cheaper way on. */
    page: pageNumberSchema(MAX_PAGE).optional(),
    sort: z.enum(PRODUCT_SORTS, 'validation:invalidInput').default('featured'),
    producer: z.string().max(200, 'validation:invalidInput').optional(),
    collapse: collapseSchema,
  })
  .refine(({ limit, page }) => page === undefined || limit !== undefined, {
    path: ['page'],
    message: 'validation:pageNeedsLimit',
  });

export type ProductListQuery = z.output<typeof productListSchema>;
/** What fields of products narrow a list by; as a URL says it, the values are texts. */
export type ProductFilters = z.output<typeof productFiltersSchema>;
export type ProductFilterTexts = z.input<typeof productFiltersSchema>;
