import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addProduct } from './add-product.ts';
import { changeProduct } from './change-product.ts';
import { isOwnProduct, ownProducer } from './own-producer.ts';

/** Producers write their own products, administrators everybody's. */
export function productWritesRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.post('/api/products', async (request, reply) => {
    const producerId = await producerIdFor(signedInUser(request), request.body.producerId);
    return reply.status(201).send(await addProduct(catalogue, producerId, request.body));
  });

  app.patch('/api/products/:id', async (request) => {
    const user = signedInUser(request);
    const { id } = request.params;
    if (user.role !== 'ADMIN' && !(await isOwnProduct(db, (await ownProducer(db, user)).id, id))) {
      throw new AppError('not_found', 'errors:productNotFound');
    }
    await changeProduct(catalogue, id, request.body);
    return { id };
  });

  const producerIdFor = async (user: SessionUser, named: number | undefined): Promise<number> => {
    if (user.role !== 'ADMIN') return (await ownProducer(db, user)).id;
    if (named === undefined) {
      throw new AppError('invalid', 'validation:required', { fields: { producerId: 'validation:required' } });
    }
    return named;
  };
}
