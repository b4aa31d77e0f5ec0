/** Products on one page of the shop and of search results. */
export const PRODUCTS_PER_PAGE = 24;

/** Addresses beyond name no page. */
export const MAX_PAGE = 100_000;
