import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { announceOpening } from './announce-opening.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { announcement, listWaitlist, wholeWaitlist } from './waitlist.queries.ts';

export function waitlistRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;
  app.post('/api/waitlist', async (request, reply) => {
    const language = requestLanguage(request);
    if (!request.body.website) await joinWaitlist(db, request.body, language);
    return reply.status(201).send({ message: translator(language)('waitlist:joined.text') });
  });

  app.get('/api/admin/waitlist/announcement', () => announcement(db));

  app.post('/api/admin/waitlist/announce', async (request) => {
    await announceOpening(shop, signedInUser(request));
    return announcement(db);
  });

  app.get('/api/admin/waitlist', (request) => listWaitlist(db, request.query));

  app.get('/api/admin/waitlist/export', (request, reply) => {
    const { role, q } = request.query;
    const header = ['id', 'name', 'email', 'role', 'companyName', 'message', 'createdAt'];
    const lines = csv(header, wholeWaitlist(db, { role, q }), (entry) => [
      entry.id,
      entry.name,
      entry.email,
      entry.role,
      entry.companyName,
      entry.message,
      entry.createdAt,
    ]);
    return sendCsv(reply, 'waitlist.csv', lines);
  });
}
