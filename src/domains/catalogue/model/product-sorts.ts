/** The orders of a product list, as the select shows them. Apart from the schema: the shop page needs no validation library. */
export const PRODUCT_SORTS = ['featured', 'price', '-price', 'newest', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
