import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { announceOpening } from './announce-opening.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { demand, readWishes, sayWishes, wishesToken } from './wishes.ts';
import { announcement, listWaitlist } from './waitlist.queries.ts';

export function waitlistRoutes(app: ApiApp, shop: Shop): void {
  const { db, links } = shop;
  app.post('/api/waitlist', async (request, reply) => {
    const language = requestLanguage(request);
    // A machine gets a token as well: of an entry that does not exist.
    const entryId = request.body.website ? 0 : await joinWaitlist(db, request.body, language);
    const message = translator(language)('waitlist:joined.text');
    return reply.status(201).send({ message, token: wishesToken(links, entryId) });
  });

  app.get('/api/waitlist/:token/wishes', (request) => readWishes(db, links, request.params.token));
  app.post('/api/waitlist/:token/wishes', (request) =>
    sayWishes(db, links, request.params.token, request.body),
  );
  app.get('/api/admin/waitlist/demand', async (request) => ({
    items: await demand(db, requestLanguage(request)),
  }));

  app.get('/api/admin/waitlist/announcement', () => announcement(db));

  app.post('/api/admin/waitlist/announce', async (request) => {
    await announceOpening(shop, signedInUser(request));
    return announcement(db);
  });

  app.get('/api/admin/waitlist', (request) => listWaitlist(db, request.query));
}
