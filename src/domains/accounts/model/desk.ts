import { z } from 'zod';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { roleSchema } from '#engine/model/current-user.ts';
import { adminListSchema } from '#engine/model/lists/list-query.ts';

export const adminUserListSchema = adminListSchema.extend({
  role: roleSchema.optional(),
  suspended: truthTextSchema.optional(),
});

export type AdminUserList = z.output<typeof adminUserListSchema>;

export const adminUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  createdAt: z.string(),
  /** Null: it may come in. */
  suspendedAt: z.string().nullable(),
});

export type AdminUser = z.infer<typeof adminUserSchema>;
