import { returnOptionsSchema } from '#shared/returns/return.ts';
import { requireOrderToken, tokenQuerySchema } from '#server/features/orders/order-token.ts';
import { isOrderOf } from '#server/features/orders/orders.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { returnOptions } from './return-options.ts';

export function returnsRoutes(app: RoomApp, { db, links }: Shop): void {
  const requireOwn = async (orderId: number, userId: number) => {
    if (!(await isOrderOf(db, orderId, userId))) throw new AppError('not_found', 'errors:orders.notFound');
  };

  app.get(
    '/api/user/orders/:id/return-options',
    {
      config: { guard: 'BUYER' },
      schema: { params: idParamsSchema, response: { 200: returnOptionsSchema } },
    },
    async (request) => {
      const { id } = request.params;
      await requireOwn(id, signedInUser(request).id);
      return returnOptions(db, id, { language: requestLanguage(request), now: new Date() });
    },
  );

  app.get(
    '/api/orders/:id/return-options',
    {
      config: { guard: 'owner' },
      schema: {
        params: idParamsSchema,
        querystring: tokenQuerySchema,
        response: { 200: returnOptionsSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      requireOrderToken(links, id, request.query.token);
      return returnOptions(db, id, { language: requestLanguage(request), now: new Date() });
    },
  );
}
