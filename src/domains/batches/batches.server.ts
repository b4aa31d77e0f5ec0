import type { ServerDomain } from '#engine/server/domain.ts';
import { batchesApi } from './model/batches.api.ts';
import { batchesRoutes } from './server/batches.routes.ts';

/** Which jar is of which day: batches, what becomes of them, and who got them. */
export const batches: ServerDomain = {
  name: 'batches',
  api: [batchesApi],
  routes: [batchesRoutes],
};
