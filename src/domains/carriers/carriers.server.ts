import type { ServerDomain } from '#engine/server/domain.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { carriersApi } from './model/carriers.api.ts';
import { carriersRoutes } from './server/carriers.routes.ts';
import { startLabels } from './server/labels/do-labels.ts';
import { forgetOldLabels, labelQueue, removeImagesOf } from './server/labels/labels.queries.ts';
import { labelsRoutes } from './server/labels/labels.routes.ts';
import { hearOfParcel, trackParcels } from './server/labels/track-parcels.ts';
import { voidCancelled } from './server/labels/want-labels.ts';
import { isPricedElsewhere } from './server/priced-elsewhere.ts';
import { forgetProfile, ownProfile } from './server/shipping-profiles.queries.ts';

/** What parcels cost, by the rules of producers and by carriers; their labels, and how they arrive. */
export const carriers: ServerDomain = {
  name: 'carriers',
  api: [carriersApi],
  routes: [carriersRoutes, labelsRoutes],
  workers: [startLabels],
  queues: [labelQueue],
  timers: (shop) => [
    { name: 'track-parcels', next: HOURLY, run: (now) => trackParcels(shop, now) },
    { name: 'forget-labels', next: HOURLY, run: (now) => forgetOldLabels(shop.db, now) },
  ],
  partsCancelled: voidCancelled,
  pricedElsewhere: isPricedElsewhere,
  hears: { parcel: hearOfParcel },
  ownData: ownProfile,
  forget: async (tx, _changed, person) => {
    await removeImagesOf(tx, { userId: person.id });
    await forgetProfile(tx, person);
  },
};
