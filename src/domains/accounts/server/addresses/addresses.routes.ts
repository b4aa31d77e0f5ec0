import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addressesOf, changeAddress, removeAddress, saveAddress } from './address-book.ts';

export function addressesRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/user/addresses', (request) => addressesOf(db, signedInUser(request).id));

  app.post('/api/user/addresses', async (request, reply) => {
    const { isDefault, ...address } = request.body;
    return reply.status(201).send(await saveAddress(db, signedInUser(request).id, address, isDefault));
  });

  app.patch('/api/user/addresses/:id', (request) =>
    changeAddress(db, { userId: signedInUser(request).id, id: request.params.id }, request.body),
  );

  app.delete('/api/user/addresses/:id', async (request) => {
    const { id } = request.params;
    await removeAddress(db, { userId: signedInUser(request).id, id });
    return { id };
  });
}
