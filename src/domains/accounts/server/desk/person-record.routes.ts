import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { personRecord } from './person-record.ts';
import { reactivatePerson, sendPersonReset, signPersonOut, suspendPerson } from './suspend-person.ts';

/** The page of a person at the desk, and what is decided there. */
export function personRecordRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;

  app.get('/api/admin/users/:id', (request) => personRecord(db, request.params.id));

  app.post('/api/admin/users/:id/suspend', async (request) => {
    const { id } = request.params;
    await suspendPerson(db, signedInUser(request), id, request.body.reason, new Date());
    return personRecord(db, id);
  });

  app.post('/api/admin/users/:id/reactivate', async (request) => {
    await reactivatePerson(db, signedInUser(request), request.params.id);
    return personRecord(db, request.params.id);
  });

  app.post('/api/admin/users/:id/password-reset', async (request) => {
    await sendPersonReset(shop, signedInUser(request), request.params.id);
    return personRecord(db, request.params.id);
  });

  app.post('/api/admin/users/:id/sign-out', async (request) => {
    await signPersonOut(db, signedInUser(request), request.params.id);
    return personRecord(db, request.params.id);
  });
}
