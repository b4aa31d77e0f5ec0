import { z } from 'zod';
import {
  emailSchema,
  newPasswordSchema,
  personName,
  usernameSchema,
} from '#domains/accounts/model/fields.ts';
import { RIGHTS, rightsSchema } from '#engine/model/rights.ts';

/** An invitation is good for so long, and once. */
export const INVITATION_DAYS = 7;

/** A person's id is the account's; that of an invitation nobody has followed yet begins with an 'i'. */
export const memberIdSchema = z.string().regex(/^i?\d{1,9}$/u);

export const memberParamsSchema = z.object({ member: memberIdSchema });

/** Somebody who works here, or is invited to. */
export const staffMemberSchema = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  email: z.string(),
  rights: z.array(z.enum(RIGHTS)),
  /** Null: made without an invitation. */
  invitedAt: z.string().nullable(),
  /** Null: the invitation waits. */
  joinedAt: z.string().nullable(),
  /** Whether they sign in with a second factor; null: the invitation waits. */
  twoFactor: z.boolean().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const inviteSchema = (role: 'ADMIN' | 'PRODUCER') =>
  z.object({ email: emailSchema, rights: rightsSchema(role) });
export const staffInviteSchema = inviteSchema('ADMIN');
export const teamInviteSchema = inviteSchema('PRODUCER');

export const staffRightsSchema = z.object({ rights: rightsSchema('ADMIN') });
export const teamRightsSchema = z.object({ rights: rightsSchema('PRODUCER') });

export const invitationSchema = z.object({
  /** Who invites: the person's username. */
  by: z.string(),
  /** What for: the shop, or a producer. */
  for: z.string(),
  rights: z.array(z.enum(RIGHTS)),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A new account; the e-mail address is that of the invitation. */
export const newMemberSchema = z.object({
  username: usernameSchema,
  password: newPasswordSchema,
  firstName: personName('validation:firstNameRequired').min(1, 'validation:firstNameRequired'),
  lastName: personName('validation:lastNameRequired').min(1, 'validation:lastNameRequired'),
});
export type NewMember = z.infer<typeof newMemberSchema>;

/** Nothing from somebody who is signed in. */
export const acceptSchema = z.union([newMemberSchema, z.object({}).strict()]).optional();
