import { z } from 'zod';
import { adminReviewListSchema, adminReviewSchema } from '#domains/catalogue/model/desk.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { listSchema } from '#engine/model/paging.ts';
import { reviewStatusSchema } from '#domains/catalogue/model/reviews/review.ts';
import { setReviewStatus } from '#domains/catalogue/server/reviews/set-review-status.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { listReviews } from './admin-catalogue.queries.ts';

const config = { guard: 'ADMIN' } as const;

export function adminReviewsRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.get(
    '/api/admin/reviews',
    {
      config,
      schema: { querystring: adminReviewListSchema, response: { 200: listSchema(adminReviewSchema) } },
    },
    (request) => listReviews(db, request.query),
  );

  app.patch(
    '/api/admin/reviews/:id',
    {
      config,
      schema: {
        params: idParamsSchema,
        body: z.object({ status: reviewStatusSchema }),
        response: { 200: idResponseSchema },
      },
    },
    async (request) => {
      await setReviewStatus(catalogue, signedInUser(request), request.params.id, request.body.status);
      return { id: request.params.id };
    },
  );
}
