import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { listCategories } from './categories.queries.ts';
import { addCategory, changeCategory, deleteCategory } from './change-category.ts';

export function categoriesRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.get('/api/admin/categories', () => listCategories(db));

  app.post('/api/admin/categories', async (request, reply) =>
    reply.status(201).send(await addCategory(catalogue, signedInUser(request), request.body)),
  );

  app.patch('/api/admin/categories/:id', async (request) => {
    await changeCategory(catalogue, signedInUser(request), request.params.id, request.body);
    return { id: request.params.id };
  });

  app.delete('/api/admin/categories/:id', async (request) => {
    await deleteCategory(catalogue, signedInUser(request), request.params.id);
    return { id: request.params.id };
  });
}
