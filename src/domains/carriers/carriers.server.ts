import type { ServerDomain } from '#engine/server/domain.ts';
import { carriersApi } from './model/carriers.api.ts';
import { carriersRoutes } from './server/carriers.routes.ts';
import { forgetProfile, ownProfile } from './server/shipping-profiles.queries.ts';

/** What parcels cost, by the rules of producers and by carriers. */
export const carriers: ServerDomain = {
  name: 'carriers',
  api: [carriersApi],
  routes: [carriersRoutes],
  ownData: ownProfile,
  forget: (tx, _changed, person) => forgetProfile(tx, person),
};
