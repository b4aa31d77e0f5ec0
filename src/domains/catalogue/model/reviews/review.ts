import { z } from 'zod';
import { idSchema, idTextSchema } from '#engine/model/ids.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { truthTextSchema } from '#engine/model/truth-text.ts';

export const MAX_COMMENT_LENGTH = 500;
export const REVIEW_STATUSES = ['published', 'hidden'] as const;
export const reviewStatusSchema = z.enum(REVIEW_STATUSES, 'validation:statusInvalid');

/** Of the shop when it was written: readers and screen readers are told. */
export const reviewLanguageSchema = z.enum(LANGUAGES);

export const newReviewSchema = z.object({
  productId: idSchema(),
  orderId: idSchema(),
  rating: z.int('validation:ratingRange').min(1, 'validation:ratingRange').max(5, 'validation:ratingRange'),
  comment: z
    .string('validation:invalidInput')
    .trim()
    .max(MAX_COMMENT_LENGTH, 'validation:commentMax500')
    .optional(),
});
export type NewReview = z.infer<typeof newReviewSchema>;

export const MAX_ANSWER_LENGTH = 1_000;

/** What the producer says to a review. */
const reviewAnswerSchema = z.object({ text: z.string(), at: z.string() }).nullable();

export const newAnswerSchema = z.object({
  text: z
    .string('validation:required')
    .trim()
    .min(1, 'validation:required')
    .max(MAX_ANSWER_LENGTH, 'validation:tooLong'),
});

/** A review as the public sees it. */
export const publicReviewSchema = z.object({
  id: z.number(),
  rating: z.number(),
  comment: z.string().nullable(),
  language: reviewLanguageSchema,
  authorName: z.string(),
  createdAt: z.string(),
  answer: reviewAnswerSchema,
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

export const productReviewsSchema = z.object({
  items: z.array(publicReviewSchema),
  total: z.number(),
  average: z.number().nullable(),
});
export type ProductReviews = z.infer<typeof productReviewsSchema>;

/** A buyer's own review. */
export const ownReviewSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  productId: z.number(),
  rating: z.number(),
  comment: z.string().nullable(),
  language: reviewLanguageSchema,
  createdAt: z.string(),
  status: reviewStatusSchema,
  product: z.object({ name: z.string(), slug: z.string() }),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** A review of one of the producer's products. */
export const producerReviewSchema = publicReviewSchema.extend({
  product: z.object({ name: z.string(), slug: z.string() }),
});
export type ProducerReview = z.infer<typeof producerReviewSchema>;

/** `before`: the id of the last review of the page before. */
export const producerReviewListSchema = z.object({
  before: idTextSchema.optional(),
  answered: truthTextSchema.optional(),
});
export type ProducerReviewList = z.output<typeof producerReviewListSchema>;
