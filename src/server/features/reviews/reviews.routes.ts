import { z } from 'zod';
import { idAnswerSchema } from '#shared/api/answers.ts';
import { newReviewSchema, ownReviewSchema, productReviewsSchema } from '#shared/reviews/review.ts';
import { AppError } from '#server/http/app-error.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { slugParamsSchema } from '#server/http/path-params.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { reviewsOfProduct, reviewsOfUser } from './reviews.queries.ts';
import { writeReview } from './write-review.ts';

export function reviewsRoutes(app: RoomApp, { catalogue, db, reads, source }: Shop): void {
  reads.add(
    app,
    '/api/products/:slug/reviews',
    { params: slugParamsSchema, answer: productReviewsSchema, dependsOn: [] },
    async ({ params }) => {
      const reviews = await source.read((copy) => reviewsOfProduct(copy, params.slug));
      if (reviews === undefined) throw new AppError('not_found', 'errors:productNotFound');
      return reviews;
    },
  );

  app.get(
    '/api/user/reviews',
    { config: { guard: 'BUYER' }, schema: { response: { 200: z.array(ownReviewSchema) } } },
    (request) => reviewsOfUser(db, signedInUser(request).id, requestLanguage(request)),
  );

  app.post(
    '/api/reviews',
    {
      config: { guard: 'BUYER' },
      schema: { body: newReviewSchema, response: { 201: idAnswerSchema } },
    },
    async (request, reply) => {
      const review = { ...request.body, language: requestLanguage(request) };
      const { id } = await writeReview(catalogue, signedInUser(request), review);
      return reply.status(201).send({ id });
    },
  );
}
