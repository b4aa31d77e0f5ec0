import { z } from 'zod';
import { adminListSchema } from '#shared/admin/admin-lists.ts';
import {
  adminSettingsSchema,
  adminStatsSchema,
  auditEntrySchema,
  timerStateSchema,
  type TimerState,
} from '#shared/admin/admin.ts';
import { listSchema } from '#shared/paging.ts';
import { readTimers, type TimerRow } from '#server/scheduler/timers.queries.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { storeMode, type Shop } from '#server/shop.ts';
import { changeStoreMode } from './change-settings.ts';
import { listAudit } from './shop.queries.ts';
import { ShopFigures } from './shop-figures.ts';

const config = { guard: 'ADMIN' } as const;

/** Figures, the audit log and the settings. */
export function adminShopRoutes(app: RoomApp, shop: Shop): void {
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
