import type { ServerDomain } from '#engine/server/domain.ts';
import { extensionsApi } from './model/extensions.api.ts';
import { extensionsRoutes } from './server/desk/extensions.routes.ts';
import { waitingExtensions } from './server/desk/waiting-extensions.ts';
import { forgetValues, ownValues } from './server/handles/store.ts';

/** What others have added to the shop: each in a process of its own, with handles instead of the database. */
export const extensions: ServerDomain = {
  name: 'extensions',
  api: [extensionsApi],
  routes: [extensionsRoutes],
  waiting: waitingExtensions,
  ownData: ownValues,
  forget: (tx, _changed, { id }) => forgetValues(tx, id),
};
