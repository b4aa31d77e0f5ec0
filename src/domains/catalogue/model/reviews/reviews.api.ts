import type { z } from 'zod';
import type { IdResponse } from '#engine/model/api/responses.ts';
import type { newReviewSchema, OwnReview, ProductReviews } from './review.ts';

export interface ReviewsApi {
  'GET /api/products/:slug/reviews': { response: ProductReviews };
  'GET /api/user/reviews': { response: OwnReview[] };
  'POST /api/reviews': { body: z.input<typeof newReviewSchema>; response: IdResponse };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ReviewsApi {}
}
