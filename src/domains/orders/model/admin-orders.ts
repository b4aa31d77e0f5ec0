import { z } from 'zod';
import { adminListSchema } from '#engine/model/list-query.ts';
import { orderStatusSchema } from './order.ts';

export const adminOrderListSchema = adminListSchema.extend({
  status: orderStatusSchema.optional(),
  needs: z.enum(['shipping'], 'validation:invalidInput').optional(),
});

export type AdminOrderList = z.output<typeof adminOrderListSchema>;

export const adminOrderSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  status: orderStatusSchema,
  orderTotal: z.number(),
  /** A guest has to confirm it until then; null: it counts, or waits for nothing but its payment. */
  confirmBy: z.iso.datetime().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  units: z.number(),
  /** What was bought: the first lines, by name and picture. */
  firstLines: z.array(z.object({ name: z.string(), imageUrl: z.string().nullable() })),
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;
