import { z } from 'zod';
import { searchFilterShape } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import { collapseSchema } from '#domains/catalogue/model/product-list.ts';
import { productCardsSchema } from '#domains/catalogue/model/product-card.ts';
import { listedProductSchema } from '#domains/catalogue/model/product.ts';
import { pageNumberSchema } from '#engine/model/lists/paging.ts';
import { producerSchema } from '#domains/catalogue/model/producers/producer.ts';
import { MAX_SEARCH_PAGES } from './limits.ts';

const searchFiltersSchema = z.object(searchFilterShape(PRODUCT_FIELDS));
/** What fields of products narrow a search by. */
export type SearchFilters = z.output<typeof searchFiltersSchema>;

export const suggestionsQuerySchema = z.object({
  q: z.string('validation:required').trim().min(1, 'validation:required'),
  collapse: collapseSchema,
});
export const searchSchema = suggestionsQuerySchema.extend({
  ...searchFiltersSchema.shape,
  page: pageNumberSchema(MAX_SEARCH_PAGES).default(1),
});

export const searchResultSchema = z.object({
  products: z.array(listedProductSchema),
  producers: z.array(producerSchema),
  /** How many products match, counted up to `MAX_COUNTED_PRODUCTS`; `products` holds one page of them. */
  productTotal: z.number(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** As its page shows it. */
export const shownSearchResultSchema = searchResultSchema.extend({ products: productCardsSchema });
export type ShownSearchResult = z.infer<typeof shownSearchResultSchema>;

const suggestionSchema = z.object({ name: z.string(), slug: z.string() });
export const suggestionsSchema = z.object({
  products: z.array(suggestionSchema),
  producers: z.array(suggestionSchema),
  categories: z.array(suggestionSchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
