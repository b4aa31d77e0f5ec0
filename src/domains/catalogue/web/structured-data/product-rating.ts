import type { Product } from '#domains/catalogue/model/product.ts';

export interface ShownRating {
  /** 0 to 5, one decimal. */
  rating: number;
  count: number;
}

/**
 * People's own ratings as soon as there are any; until then the specified stand-in, or nothing where the shop
 * has switched it off.
 */
export function shownRating(
  product: Pick<Product, 'id' | 'rating' | 'reviewCount'>,
  placeholderRatings: boolean,
): ShownRating | null {
  if (product.rating !== null && product.reviewCount > 0) {
    return { rating: product.rating, count: product.reviewCount };
  }
  if (!placeholderRatings) return null;
  return { rating: (40 + (product.id % 10)) / 10, count: 20 + (product.id % 80) };
}
