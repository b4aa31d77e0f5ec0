/** Products on one page of the shop and of search results. */
export const PRODUCTS_PER_PAGE = 24;

/** Addresses beyond name no page. */
export const MAX_PAGE = 100_000;

/**
 * The products of a list are counted up to here: from there on a total means 'at least'. Lists of a million would
 * otherwise be counted anew for every price range that somebody thinks of, and after every change.
 */
export const MAX_LIST_TOTAL = 10_000;
