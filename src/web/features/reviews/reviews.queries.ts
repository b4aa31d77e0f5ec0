import { queryOptions } from '@tanstack/react-query';

export interface PublicReview {
  id: number;
  rating: number;
  comment: string | null;
  authorName: string;
  createdAt: string;
}

export interface ProductReviewList {
  items: PublicReview[];
  total: number;
  /** Null until somebody has reviewed. */
  average: number | null;
}

export const productReviewsQuery = (slug: string) =>
  queryOptions<ProductReviewList>({ queryKey: [`/api/products/${encodeURIComponent(slug)}/reviews`] });
