import { z } from 'zod';
import { foodFilterSchema } from '#domains/catalogue/model/food-filter.ts';
import { productSchema } from '#domains/catalogue/model/product.ts';
import { pageNumberSchema } from '#engine/model/paging.ts';
import { producerSchema } from '#domains/catalogue/model/producers/producer.ts';
import { MAX_SEARCH_PAGES } from './limits.ts';

export const suggestionsQuerySchema = z.object({
  q: z.string('validation:required').trim().min(1, 'validation:required'),
});
export const searchSchema = suggestionsQuerySchema.extend({
  ...foodFilterSchema.shape,
  page: pageNumberSchema(MAX_SEARCH_PAGES).default(1),
});

export const searchResultSchema = z.object({
  products: z.array(productSchema),
  producers: z.array(producerSchema),
  /** How many products match, counted up to `MAX_COUNTED_PRODUCTS`; `products` holds one page of them. */
  productTotal: z.number(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

const suggestionSchema = z.object({ name: z.string(), slug: z.string() });
export const suggestionsSchema = z.object({
  products: z.array(suggestionSchema),
  producers: z.array(suggestionSchema),
  categories: z.array(suggestionSchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
