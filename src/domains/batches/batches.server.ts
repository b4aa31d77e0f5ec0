import type { ServerDomain } from '#engine/server/domain.ts';
import { batchesApi } from './model/batches.api.ts';
import { batchesMails } from './server/mails/batches-mails.ts';
import { startRecalls } from './server/recall/continue-recalls.ts';
import { passportRoutes } from './server/passport/passport.routes.ts';
import { searchableBatches } from './server/search-batches.ts';
import { recallRoutes } from './server/recall/recall.routes.ts';
import { waitingBatches } from './server/waiting-batches.ts';
import { batchesRoutes } from './server/batches.routes.ts';

/** Which jar is of which day: batches, what becomes of them, and who got them. */
export const batches: ServerDomain = {
  name: 'batches',
  api: [batchesApi],
  routes: [batchesRoutes, recallRoutes, passportRoutes],
  workers: [startRecalls],
  mails: batchesMails,
  waiting: waitingBatches,
  searchable: [searchableBatches],
};
