import { z } from 'zod';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { bulkIdsSchema } from '#engine/model/lists/bulk.ts';
import { dayText } from '#engine/model/fields.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { paymentMethodSchema } from './payments/payment-method-schema.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { orderStatusSchema } from './order.ts';

/** No order comes to more than its column holds. */
const MAX_TOTAL = 20_000_000;
const amount = z.coerce
  .number<string | number>('validation:invalidInput')
  .min(0, 'validation:invalidInput')
  .max(MAX_TOTAL, 'validation:invalidInput');

export const adminOrderListSchema = adminListSchema.extend({
  status: orderStatusSchema.optional(),
  /** To be shipped by the shop itself; or its payment, or that its guest confirms it: nobody packs it before. */
  needs: z.enum(['shipping', 'payment'], 'validation:invalidInput').optional(),
  /** Parcels of it are still to be shipped, by anybody. */
  toShip: truthTextSchema.optional(),
  /** One of them should have been shipped before today. */
  late: truthTextSchema.optional(),
  /** No money has come in for it yet. */
  unpaid: truthTextSchema.optional(),
  /** Wrapped, or with a message. */
  gift: truthTextSchema.optional(),
  payment: paymentMethodSchema('validation:invalidInput').optional(),
  method: z.enum(SHIPPING_METHODS, 'validation:invalidInput').optional(),
  /** Something in it is of this producer. */
  producerId: idTextSchema.optional(),
  customerId: idTextSchema.optional(),
  /** Days in the shop's time zone, both included. */
  from: dayText('validation:invalidInput').optional(),
  until: dayText('validation:invalidInput').optional(),
  /** In the shop's currency, both included. */
  min: amount.optional(),
  max: amount.optional(),
  sort: sortSchema('number', 'date', 'customer', 'status', 'total'),
});

export const moveOrdersSchema = z.object({ ids: bulkIdsSchema, status: orderStatusSchema });

export type AdminOrderList = z.output<typeof adminOrderListSchema>;

export const adminOrderSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  status: orderStatusSchema,
  orderTotal: z.number(),
  /** A guest has to confirm it until then; null: it counts, or waits for nothing but its payment. */
  confirmBy: z.iso.datetime().nullable(),
  /** It has to be paid until then before anybody packs it; null: it counts, or waits for no provider. */
  payUntil: z.iso.datetime().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  units: z.number(),
  /** What was bought: the first lines, by name and picture. */
  firstLines: z.array(z.object({ name: z.string(), imageUrl: z.string().nullable() })),
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;
