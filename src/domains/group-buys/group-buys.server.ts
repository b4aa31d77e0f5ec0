import type { ServerDomain } from '#engine/server/domain.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { groupBuysApi, groupBuysDeskApi } from './model/group-buys.api.ts';
import { startGroupBuys } from './server/end-group-buys.ts';
import { deskGroupsRoutes } from './server/desk/desk-groups.routes.ts';
import { groupBuysRoutes, membersRoutes } from './server/group-buys.routes.ts';
import { launchRoutes } from './server/launch/launch.routes.ts';
import { addGroupEvents } from './server/live/group-events.ts';
import { groupBuysMails } from './server/mails/group-buys-mails.ts';
import { waiveShipping } from './server/waive-shipping.ts';
import { forgetMembers, ownMemberships } from './server/own-memberships.ts';

/** Several people buy one product together: the price falls for all of them, and each gets an ordinary order. */
export const groupBuys: ServerDomain = {
  name: 'group-buys',
  api: [groupBuysApi, groupBuysDeskApi],
  routes: [groupBuysRoutes, membersRoutes, deskGroupsRoutes, launchRoutes, addGroupEvents],
  timers: ({ db }) => [{ name: 'forget-group-members', next: HOURLY, run: (now) => forgetMembers(db, now) }],
  workers: [(shop, log) => startGroupBuys(shop, openProviders(shop), log)],
  mails: groupBuysMails,
  ownData: ownMemberships,
  payerCancelled: waiveShipping,
};
