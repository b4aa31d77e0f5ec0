import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { userAnswerSchema } from '#domains/accounts/model/sign-in.ts';
import {
  acceptSchema,
  invitationSchema,
  memberIdSchema,
  memberParamsSchema,
  staffInviteSchema,
  staffMemberSchema,
  staffRightsSchema,
  teamInviteSchema,
  teamRightsSchema,
} from './staff.ts';

/** Only a person decides who else may do what. */
const ofOwners = { right: 'owner', sessionOnly: true } as const;
const changedSchema = z.object({ id: memberIdSchema });

export const staffApi = {
  'GET /api/admin/staff': {
    guard: 'ADMIN',
    ...ofOwners,
    response: z.array(staffMemberSchema),
    exported: true,
    summary: 'Who works for the shop, and who is invited to',
  },
  'POST /api/admin/staff': {
    guard: 'ADMIN',
    ...ofOwners,
    body: staffInviteSchema,
    response: staffMemberSchema,
    status: 201,
    summary: 'Invites an administrator by e-mail',
    example: { email: 'clerk@example.com', rights: ['orders'] },
  },
  'PATCH /api/admin/staff/:member': {
    guard: 'ADMIN',
    ...ofOwners,
    params: memberParamsSchema,
    body: staffRightsSchema,
    response: changedSchema,
    summary: 'Changes what an administrator may do',
    example: { rights: ['orders', 'money'] },
  },
  'DELETE /api/admin/staff/:member': {
    guard: 'ADMIN',
    ...ofOwners,
    params: memberParamsSchema,
    response: changedSchema,
    summary: 'Lets an administrator go, or withdraws an invitation',
  },
  'GET /api/producer/team': {
    guard: 'PRODUCER',
    ...ofOwners,
    response: z.array(staffMemberSchema),
    exported: true,
    summary: 'Who works for the producer, and who is invited to',
  },
  'GET /api/admin/producers/:id/team': {
    guard: 'ADMIN',
    right: 'people',
    response: z.array(staffMemberSchema),
    summary: 'Who works for a producer, and who is invited to',
  },
  'POST /api/producer/team': {
    guard: 'PRODUCER',
    ...ofOwners,
    body: teamInviteSchema,
    response: staffMemberSchema,
    status: 201,
    summary: "Invites somebody into the producer's team by e-mail",
    example: { email: 'packer@example.com', rights: ['orders'] },
  },
  'PATCH /api/producer/team/:member': {
    guard: 'PRODUCER',
    ...ofOwners,
    params: memberParamsSchema,
    body: teamRightsSchema,
    response: changedSchema,
    summary: 'Changes what somebody of the team may do',
    example: { rights: ['orders', 'catalogue'] },
  },
  'DELETE /api/producer/team/:member': {
    guard: 'PRODUCER',
    ...ofOwners,
    params: memberParamsSchema,
    response: changedSchema,
    summary: 'Lets somebody of the team go, or withdraws an invitation',
  },
  'GET /api/invitations/:token': {
    guard: 'owner',
    rateLimit: 'accountLink',
    response: invitationSchema,
    summary: 'Who invites, what for, and with which rights',
  },
  'POST /api/invitations/:token/accept': {
    guard: 'owner',
    rateLimit: 'accountLink',
    body: acceptSchema,
    response: userAnswerSchema,
    summary: 'Follows an invitation, signed in with its e-mail address or with a new account',
    example: { username: 'packer', password: 'correct horse', firstName: 'Pia', lastName: 'Packer' },
  },
} as const satisfies Contract;

type StaffApi = typeof staffApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends StaffApi {}
}
