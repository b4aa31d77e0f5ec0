import { mayReadOrder } from '#domains/orders/server/order-access.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { barCode } from './bar-code.ts';
import { findByNumber } from '#domains/returns/server/returns.queries.ts';

/** The bar code of a parcel that comes back: for its customer and administrators, once the return is authorized. */
export function returnLabelRoutes(app: ApiApp, { db, links }: Shop): void {
  app.get('/api/returns/:number/label.svg', async (request, reply) => {
    const found = await findByNumber(db, request.params.number);
    const isThere =
      found !== undefined &&
      !['requested', 'declined'].includes(found.status) &&
      (await mayReadOrder({ db, links }, request, found.orderId, request.query.token));
    if (!isThere) throw new AppError('not_found', 'errors:returns.notFound');
    return reply.type('image/svg+xml').send(barCode(found.number));
  });
}
