import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { answerReview, removeAnswer } from './answer-review.ts';
import { reviewsOfProducer } from './own-reviews.queries.ts';
import { reviewsOfProduct, reviewsOfUser } from './reviews.queries.ts';

export function reviewsRoutes(app: ApiApp, { catalogue, db, reads, source }: Shop): void {
  reads.handle(
    app,
    '/api/products/:slug/reviews',
    async ({ params }) => {
      const reviews = await source.read((copy) => reviewsOfProduct(copy, params.slug));
      if (reviews === undefined) throw new AppError('not_found', 'errors:productNotFound');
      return reviews;
    },
    { dependsOn: [] },
  );

  app.get('/api/producer/reviews', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    return reviewsOfProducer(db, producerId, request.query, requestLanguage(request));
  });

  app.put('/api/producer/reviews/:id/answer', async (request) => {
    const { id } = request.params;
    const producerId = await ownProducerId(db, signedInUser(request));
    await answerReview(catalogue, producerId, id, { text: request.body.text, now: new Date() });
    const [review] = await reviewsOfProducer(db, producerId, { id }, requestLanguage(request));
    if (review === undefined) throw new AppError('not_found', 'errors:reviewNotFound');
    return review;
  });

  app.delete('/api/producer/reviews/:id/answer', async (request) => {
    const { id } = request.params;
    await removeAnswer(catalogue, await ownProducerId(db, signedInUser(request)), id);
    return { id };
  });

  app.get('/api/user/reviews', (request) =>
    reviewsOfUser(db, signedInUser(request).id, requestLanguage(request)),
  );
}
