import {
  staffInviteSchema,
  staffRightsSchema,
  teamInviteSchema,
  teamRightsSchema,
} from '#domains/staff/model/staff.ts';

/** The two places people work at: their calls, the title of their page, and what their forms accept. */
export const PLACES = {
  ADMIN: {
    path: '/api/admin/staff',
    title: 'adminTitle',
    invite: staffInviteSchema,
    change: staffRightsSchema,
  },
  PRODUCER: {
    path: '/api/producer/team',
    title: 'teamTitle',
    invite: teamInviteSchema,
    change: teamRightsSchema,
  },
} as const;
export type Place = keyof typeof PLACES;
