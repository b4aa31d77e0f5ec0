import type { z } from 'zod';
import type { IdAnswer } from '#engine/model/api/answers.ts';
import type { newReviewSchema, OwnReview, ProductReviews } from './review.ts';

export interface ReviewsApi {
  'GET /api/products/:slug/reviews': { answer: ProductReviews };
  'GET /api/user/reviews': { answer: OwnReview[] };
  'POST /api/reviews': { body: z.input<typeof newReviewSchema>; answer: IdAnswer };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ReviewsApi {}
}
