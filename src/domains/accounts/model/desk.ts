import { z } from 'zod';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { roleSchema } from '#engine/model/current-user.ts';
import { vatIdSchema } from '#engine/model/places/vat-id.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';

export const adminUserListSchema = adminListSchema.extend({
  role: roleSchema.optional(),
  suspended: truthTextSchema.optional(),
  /** Those with a VAT id: already marked as a business, or not yet. */
  business: z.enum(['marked', 'open'], 'validation:invalidInput').optional(),
  sort: sortSchema('name', 'email', 'role', 'date', 'vatId'),
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
  /** As the buyer has typed it. */
  vatId: z.string().nullable(),
  isBusiness: z.boolean(),
});

/** `vatId`: the one that was looked up; if the buyer has changed it meanwhile, nothing is marked. */
export const businessMarkSchema = z.object({
  isBusiness: z.boolean('validation:required'),
  vatId: vatIdSchema,
});
export type BusinessMark = z.output<typeof businessMarkSchema>;

export type AdminUser = z.infer<typeof adminUserSchema>;
