import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changeFirstSteps, firstStepsOfOwner, firstStepsOfProducer } from './first-steps.ts';

/** What is left to do for a new owner and for a new producer. */
export function firstStepsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/first-steps', (request) => firstStepsOfOwner(db, signedInUser(request).id));

  app.patch('/api/admin/first-steps', async (request) => {
    const { id } = signedInUser(request);
    await changeFirstSteps(db, id, request.body, new Date());
    return firstStepsOfOwner(db, id);
  });

  app.get('/api/producer/first-steps', async (request) => {
    const user = signedInUser(request);
    return firstStepsOfProducer(db, user.id, await ownProducerId(db, user));
  });

  app.patch('/api/producer/first-steps', async (request) => {
    const user = signedInUser(request);
    await changeFirstSteps(db, user.id, request.body, new Date());
    return firstStepsOfProducer(db, user.id, await ownProducerId(db, user));
  });
}
