import type { ServerDomain } from '#engine/server/domain.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { staffApi } from './model/staff.api.ts';
import { staffMails } from './server/mails/staff-mails.ts';
import { dropOldInvitations, forgetInvitations, ownStaffData } from './server/staff.queries.ts';
import { requireOwnFactor, staffSettings } from './server/staff-settings.ts';
import { staffRoutes } from './server/staff.routes.ts';

/** Who works for the shop, who for a producer, what they may do, and how they are invited. */
export const staff: ServerDomain = {
  name: 'staff',
  api: [staffApi],
  routes: [staffRoutes],
  timers: ({ db }) => [{ name: 'forget-invitations', next: HOURLY, run: () => dropOldInvitations(db) }],
  settings: staffSettings,
  settingsChanged: requireOwnFactor,
  mails: staffMails,
  ownData: ownStaffData,
  forget: (tx, _changed, person) => forgetInvitations(tx, person),
};
