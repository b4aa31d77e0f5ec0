import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { writeReview } from './write-review.ts';

/** Only what an order brought can be reviewed; how reviews are shown is the catalogue's. */
export function orderReviewsRoutes(app: ApiApp, { catalogue }: Shop): void {
  app.post('/api/reviews', async (request, reply) => {
    const review = { ...request.body, language: requestLanguage(request) };
    const { id } = await writeReview(catalogue, signedInUser(request), review);
    return reply.status(201).send({ id });
  });
}
