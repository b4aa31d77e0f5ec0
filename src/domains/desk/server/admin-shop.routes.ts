import { z } from 'zod';
import { adminListSchema } from '#engine/model/list-query.ts';
import {
  adminSettingsSchema,
  adminStatsSchema,
  auditEntrySchema,
  timerStateSchema,
  type TimerState,
} from '#domains/desk/model/admin.ts';
import { listSchema } from '#engine/model/paging.ts';
import { readTimers, type TimerRow } from '#engine/server/scheduler/timers.queries.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { changeStoreMode } from './change-settings.ts';
import { listAudit } from './system.queries.ts';
import { ShopFigures } from './shop-figures.ts';

const config = { guard: 'ADMIN' } as const;

/** Figures, the audit log and the settings. */
export function adminShopRoutes(app: ApiApp, shop: Shop): void {
  const { catalogue, database, db } = shop;
  const figures = new ShopFigures(database);

  app.get('/api/admin/stats', { config, schema: { response: { 200: adminStatsSchema } } }, () =>
    figures.read(),
  );

  app.get(
    '/api/admin/audit',
    { config, schema: { querystring: adminListSchema, response: { 200: listSchema(auditEntrySchema) } } },
    (request) => listAudit(db, request.query),
  );

  app.get(
    '/api/admin/timers',
    { config, schema: { response: { 200: z.array(timerStateSchema) } } },
    async () => (await readTimers(db)).map(toTimerState),
  );

  app.get(
    '/api/admin/settings',
    { config, schema: { response: { 200: adminSettingsSchema } } },
    async () => ({ storeMode: storeMode(shop) }),
  );

  app.put(
    '/api/admin/settings',
    { config, schema: { body: adminSettingsSchema, response: { 200: adminSettingsSchema } } },
    async (request) => {
      await changeStoreMode(catalogue, signedInUser(request), request.body.storeMode);
      return request.body;
    },
  );
}

function toTimerState({ name, startedAt, endedAt, nextAt, failures, lastError }: TimerRow): TimerState {
  return {
    name,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    nextAt: nextAt.toISOString(),
    failures,
    lastError,
  };
}
