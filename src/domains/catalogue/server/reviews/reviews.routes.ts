import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { reviewsOfProduct, reviewsOfUser } from './reviews.queries.ts';

export function reviewsRoutes(app: ApiApp, { db, reads, source }: Shop): void {
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

  app.get('/api/user/reviews', (request) =>
    reviewsOfUser(db, signedInUser(request).id, requestLanguage(request)),
  );
}
