import { z } from 'zod';
import { roleSchema } from '#shared/accounts/current-user.ts';
import { idTextSchema } from '#shared/ids.ts';
import { orderStatusSchema } from '#shared/orders/order.ts';
import { limitSchema } from '#shared/paging.ts';
import { reviewStatusSchema } from '#shared/reviews/review.ts';
import { truthTextSchema } from '#shared/truth-text.ts';

/** The parameters every administrators' list takes; lists add their own filters. */
export const adminListSchema = z.object({
  limit: limitSchema.optional(),
  cursor: z.string().max(200, 'validation:invalidInput').optional(),
  // PostgreSQL knows no NUL, and an export would find out in the middle of its answer.
  q: z
    .string()
    .trim()
    .max(200, 'validation:tooLong')
    .regex(/^\P{Cc}*$/u, 'validation:invalidInput')
    .optional(),
});
export type AdminListQuery = z.output<typeof adminListSchema>;

export const adminUserListSchema = adminListSchema.extend({ role: roleSchema.optional() });
export type AdminUserList = z.output<typeof adminUserListSchema>;

export const adminProducerListSchema = adminListSchema.extend({
  status: z.enum(['awaiting', 'verified', 'declined'], 'validation:statusInvalid').optional(),
});
export type AdminProducerList = z.output<typeof adminProducerListSchema>;

export const adminWaitlistSchema = adminListSchema.extend({
  role: z.enum(['BUYER', 'PRODUCER'], 'validation:roleInvalid').optional(),
});
export type AdminWaitlist = z.output<typeof adminWaitlistSchema>;

export const adminOrderListSchema = adminListSchema.extend({
  status: orderStatusSchema.optional(),
  needs: z.enum(['shipping'], 'validation:invalidInput').optional(),
});
export type AdminOrderList = z.output<typeof adminOrderListSchema>;

export const adminReviewListSchema = adminListSchema.extend({ status: reviewStatusSchema.optional() });
export type AdminReviewList = z.output<typeof adminReviewListSchema>;

export const adminProductListSchema = adminListSchema.extend({
  categoryId: idTextSchema.optional(),
  hidden: truthTextSchema.optional(),
});
export type AdminProductList = z.output<typeof adminProductListSchema>;
