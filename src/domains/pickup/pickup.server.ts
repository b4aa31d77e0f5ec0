import type { ServerDomain } from '#engine/server/domain.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { pickupApi } from './model/pickup.api.ts';
import { pickupRoutes } from './server/pickup.routes.ts';
import { pickupMails } from './server/mails/pickup-mails.ts';
import { waitingPickups } from './server/pickups.queries.ts';
import { remindOfPickups } from './server/remind-of-pickups.ts';
import { forgetPlaces, ownPlaces } from './server/places.queries.ts';
import { releaseSlot } from './server/take-slot.ts';

/** Places where orders are fetched or from where they are brought: hours, slots, and the code by which they are handed over. */
export const pickup: ServerDomain = {
  name: 'pickup',
  api: [pickupApi],
  routes: [pickupRoutes],
  timers: ({ db }) => [{ name: 'remind-of-pickups', next: HOURLY, run: (now) => remindOfPickups(db, now) }],
  mails: pickupMails,
  waiting: waitingPickups,
  ownData: ownPlaces,
  forget: (tx, _changed, person) => forgetPlaces(tx, person),
  orderEnded: releaseSlot,
};
