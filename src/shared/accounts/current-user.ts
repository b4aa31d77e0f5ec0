import { z } from 'zod';

export const roleSchema = z.enum(['BUYER', 'PRODUCER', 'ADMIN']);
export type Role = z.infer<typeof roleSchema>;

export const currentUserSchema = z.object({
  user: z.object({
    id: z.number(),
    username: z.string(),
    email: z.string(),
    role: roleSchema,
    createdAt: z.string(),
    twoFactorEnabled: z.boolean(),
  }),
  /** The buyer's or the producer's profile; administrators have none. */
  profile: z.record(z.string(), z.unknown()).optional(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
