import type { TimerState } from '#domains/desk/model/admin.ts';
import { readTimers, type TimerRow } from '#engine/server/scheduler/timers.queries.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { storeMode, type Shop } from '#engine/server/shop.ts';
import { changeStoreMode } from './change-settings.ts';
import { listAudit } from './system.queries.ts';
import { ShopFigures } from './shop-figures.ts';

/** Figures, the audit log and the settings. */
export function adminShopRoutes(app: ApiApp, shop: Shop): void {
  const { catalogue, database, db } = shop;
  const figures = new ShopFigures(database);

  app.get('/api/admin/stats', () => figures.read());

  app.get('/api/admin/audit', (request) => listAudit(db, request.query));

  app.get('/api/admin/timers', async () => (await readTimers(db)).map(toTimerState));

  app.get('/api/admin/settings', async () => ({ storeMode: storeMode(shop) }));

  app.put('/api/admin/settings', async (request) => {
    await changeStoreMode(catalogue, signedInUser(request), request.body.storeMode);
    return request.body;
  });
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
