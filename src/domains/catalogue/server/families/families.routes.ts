import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { familiesOf } from './families.queries.ts';
import { changeFamily, endFamily, makeFamily } from './write-family.ts';

/** Producers write their own families, administrators everybody's. */
export function familiesRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.get('/api/producer/families', async (request) =>
    familiesOf(db, await namedProducer(signedInUser(request), request.query.producerId)),
  );

  app.post('/api/producer/families', async (request, reply) => {
    const producerId = await namedProducer(signedInUser(request), request.body.producerId);
    return reply.status(201).send(await makeFamily(catalogue, producerId, request.body));
  });

  app.patch('/api/producer/families/:id', async (request) =>
    changeFamily(catalogue, await whose(signedInUser(request)), request.params.id, request.body),
  );

  app.delete('/api/producer/families/:id', async (request) => {
    await endFamily(catalogue, await whose(signedInUser(request)), request.params.id);
    return { id: request.params.id };
  });

  const whose = (user: SessionUser) => (user.role === 'ADMIN' ? undefined : ownProducerId(db, user));

  const namedProducer = async (user: SessionUser, named: number | undefined): Promise<number> => {
    if (user.role !== 'ADMIN') return ownProducerId(db, user);
    if (named === undefined)
      throw new AppError('invalid', 'validation:required', { fields: { producerId: 'validation:required' } });
    return named;
  };
}
