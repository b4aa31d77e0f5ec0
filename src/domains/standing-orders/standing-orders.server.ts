import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes } from '#engine/server/scheduler/timer.ts';
import { standingDeskApi, standingOrdersApi } from './model/standing-orders.api.ts';
import { deskStandingRoutes } from './server/desk/desk-standing.routes.ts';
import { standingMails } from './server/mails/standing-mails.ts';
import { forgetStandingOrders, ownStandingOrders } from './server/own-standing-orders.ts';
import { announceByClock, startStandingOrders } from './server/standing-clock.ts';
import { standingOrdersRoutes } from './server/standing-orders.routes.ts';

/** The same things again every so many weeks: ordinary orders, announced and placed by the clock. */
export const standingOrders: ServerDomain = {
  name: 'standing-orders',
  api: [standingOrdersApi, standingDeskApi],
  routes: [standingOrdersRoutes, deskStandingRoutes],
  timers: (shop) => [
    {
      name: 'announce-standing-orders',
      next: everyMinutes(10),
      run: (now) => announceByClock(shop, now),
    },
  ],
  workers: [startStandingOrders],
  mails: standingMails,
  ownData: ownStandingOrders,
  forget: (tx, _changed, person) => forgetStandingOrders(tx, person),
};
