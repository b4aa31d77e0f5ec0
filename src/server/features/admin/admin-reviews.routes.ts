import { z } from 'zod';
import { adminReviewListSchema } from '#shared/admin/admin-lists.ts';
import { adminReviewSchema } from '#shared/admin/admin.ts';
import { idAnswerSchema } from '#shared/api/answers.ts';
import { listSchema } from '#shared/paging.ts';
import { reviewStatusSchema } from '#shared/reviews/review.ts';
import { setReviewStatus } from '#server/features/reviews/set-review-status.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { Shop } from '#server/shop.ts';
import { listReviews } from './shop.queries.ts';

const config = { guard: 'ADMIN' } as const;

export function adminReviewsRoutes(app: RoomApp, { catalogue, db }: Shop): void {
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
        response: { 200: idAnswerSchema },
      },
    },
    async (request) => {
      await setReviewStatus(catalogue, signedInUser(request), request.params.id, request.body.status);
      return { id: request.params.id };
    },
  );
}
