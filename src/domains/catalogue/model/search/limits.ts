import { PRODUCTS_PER_PAGE } from '#domains/catalogue/model/page-size.ts';

/** Longer texts are cut: nobody types them, and they cost. */
export const MAX_SEARCH_LENGTH = 200;

/** Matches are counted up to here; beyond, 'more than' says it. */
export const MAX_COUNTED_PRODUCTS = 500;

export const MAX_SEARCH_PAGES = Math.ceil(MAX_COUNTED_PRODUCTS / PRODUCTS_PER_PAGE);
