import { z } from 'zod';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { PAUSE_REASONS, STANDING_STATUSES } from './standing-state.ts';

export const adminStandingListSchema = adminListSchema.extend({
  status: z.enum(STANDING_STATUSES, 'validation:statusInvalid').optional(),
  /** Of one person. */
  customerId: idTextSchema.optional(),
  sort: sortSchema('owner', 'rhythm', 'next', 'status', 'payment'),
});

export const adminStandingOrderSchema = z.object({
  id: z.number(),
  userId: z.number(),
  customerName: z.string(),
  email: z.string(),
  status: z.enum(STANDING_STATUSES),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  everyWeeks: z.number(),
  nextOn: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** Orders it has become. */
  orders: z.number(),
  createdAt: z.iso.datetime(),
});

/** Units of a product that standing orders will want, by week. */
export const comingDemandSchema = z.object({
  productId: z.number(),
  name: z.string(),
  quantityAvailable: z.number(),
  weeks: z.array(z.object({ /** A Monday. */ week: z.string(), units: z.number() })),
});

export type AdminStandingList = z.output<typeof adminStandingListSchema>;
export type AdminStandingOrder = z.infer<typeof adminStandingOrderSchema>;
export type ComingDemand = z.infer<typeof comingDemandSchema>;
