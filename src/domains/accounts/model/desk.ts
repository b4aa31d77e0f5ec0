import { z } from 'zod';
import { roleSchema } from '#engine/model/current-user.ts';
import { adminListSchema } from '#engine/model/lists/list-query.ts';

export const adminUserListSchema = adminListSchema.extend({ role: roleSchema.optional() });

export type AdminUserList = z.output<typeof adminUserListSchema>;

export const adminUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  createdAt: z.string(),
});

export type AdminUser = z.infer<typeof adminUserSchema>;
