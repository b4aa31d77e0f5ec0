import type { Product } from '#domains/catalogue/model/product.ts';

const MAX_LINE_QUANTITY = 999;

/** The most of a product that one cart line can hold; 0 when it cannot be bought. */
export function maxQuantityOf(product: Pick<Product, 'inStock' | 'quantityAvailable'>): number {
  return product.inStock ? Math.min(MAX_LINE_QUANTITY, product.quantityAvailable) : 0;
}
