import { z } from 'zod';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { newProductSchema, productChangesSchema } from '#domains/catalogue/model/product-form.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addProduct } from './add-product.ts';
import { changeProduct } from './change-product.ts';
import { isOwnProduct, ownProducer } from './own-producer.ts';

const config = { guard: ['PRODUCER', 'ADMIN'] } as const;

/** Producers write their own products, administrators everybody's. */
export function productWritesRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.post(
    '/api/products',
    {
      config,
      schema: { body: newProductSchema, response: { 201: z.object({ id: z.number(), slug: z.string() }) } },
    },
    async (request, reply) => {
      const producerId = await producerIdFor(signedInUser(request), request.body.producerId);
      return reply.status(201).send(await addProduct(catalogue, producerId, request.body));
    },
  );

  app.patch(
    '/api/products/:id',
    {
      config,
      schema: {
        params: idParamsSchema,
        body: productChangesSchema,
        response: { 200: idResponseSchema },
      },
    },
    async (request) => {
      const user = signedInUser(request);
      const { id } = request.params;
      if (user.role !== 'ADMIN' && !(await isOwnProduct(db, (await ownProducer(db, user)).id, id))) {
        throw new AppError('not_found', 'errors:productNotFound');
      }
      await changeProduct(catalogue, id, request.body);
      return { id };
    },
  );

  const producerIdFor = async (user: SessionUser, named: number | undefined): Promise<number> => {
    if (user.role !== 'ADMIN') return (await ownProducer(db, user)).id;
    if (named === undefined) {
      throw new AppError('invalid', 'validation:required', { fields: { producerId: 'validation:required' } });
    }
    return named;
  };
}
