import type { FastifyRequest } from 'fastify';
import type { TimerState } from '#domains/desk/model/admin.ts';
import type { BulkResult } from '#engine/model/lists/bulk.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { readTimers, type TimerRow } from '#engine/server/scheduler/timers.queries.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { changeSettings } from './settings/change-settings.ts';
import { settingGroups } from './settings/settings-view.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { changeStoreMode, liftRefusal, runTimerNow } from './change-system.ts';
import { dropFailedMails, listFailedMails, tryMailsAgain } from './failed-mails.ts';
import { search } from './search.ts';
import { listAudit, listRefusedAddresses } from './system.queries.ts';

/** Search, the audit log, the settings, timers, and mails that bounced. */
export function adminRoutes(app: ApiApp, shop: Shop): void {
  const { catalogue, db } = shop;
  app.get('/api/admin/search', (request) =>
    search(db, signedInUser(request), request.query.q, null, requestLanguage(request)),
  );

  app.get('/api/producer/search', async (request) => {
    const user = signedInUser(request);
    return search(db, user, request.query.q, await ownProducerId(db, user), requestLanguage(request));
  });

  app.get('/api/admin/audit', (request) => listAudit(db, request.query));

  app.get('/api/admin/timers', async () => {
    const now = new Date();
    return (await readTimers(db)).map((row) => toTimerState(row, now));
  });

  app.post('/api/admin/timers/:name/run', async (request, reply) => {
    const { name } = request.params;
    await runTimerNow(db, signedInUser(request), name, new Date());
    return reply.status(202).send({ name });
  });

  const showSettings = async () => ({ storeMode: storeMode(shop), groups: await settingGroups(shop) });

  app.get('/api/admin/settings', showSettings);

  app.patch('/api/admin/settings', async (request) => {
    const language = requestLanguage(request);
    await changeSettings(shop, request.body, { actor: signedInUser(request), language });
    return showSettings();
  });

  app.put('/api/admin/settings', async (request) => {
    await changeStoreMode(catalogue, signedInUser(request), request.body.storeMode);
    return request.body;
  });

  app.get('/api/admin/failed-mails', (request) => listFailedMails(db, request.query));

  app.post('/api/admin/failed-mails/again', async (request) =>
    told(request, await tryMailsAgain(db, signedInUser(request), request.body.ids)),
  );

  app.post('/api/admin/failed-mails/drop', async (request) =>
    told(request, await dropFailedMails(db, signedInUser(request), request.body.ids)),
  );

  app.get('/api/admin/refused-addresses', (request) => listRefusedAddresses(db, request.query));

  app.delete('/api/admin/refused-addresses/:id', async (request) => {
    await liftRefusal(db, signedInUser(request), request.params.id);
    return { id: request.params.id };
  });
}

function told(request: FastifyRequest, { changed, gone }: { changed: number; gone: number[] }): BulkResult {
  const message = translateMessage(requestLanguage(request), 'errors:mailNotFound');
  return { changed, refused: gone.map((id) => ({ id, message })) };
}

function toTimerState(row: TimerRow, now: Date): TimerState {
  const { name, startedAt, endedAt, nextAt, lockedUntil, failures, lastError } = row;
  return {
    name,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    nextAt: nextAt.toISOString(),
    running: lockedUntil !== null && lockedUntil > now,
    failures,
    lastError,
  };
}
