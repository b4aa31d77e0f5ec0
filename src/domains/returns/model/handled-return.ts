import { z } from 'zod';
import { pageSchema } from '#engine/model/lists/paging.ts';
import { orderPartSchema } from '#domains/orders/model/order.ts';
import { orderPaymentSchema } from '#domains/orders/model/payments/order-payment.ts';
import { RETURN_KINDS, CASE_REASONS } from '#domains/catalogue/model/return-reasons.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { returnItemSchema, returnPhotoAnswerSchema, returnViewSchema } from './return.ts';

/** A return in a list of those who handle it. */
export const returnRowSchema = z.object({
  id: z.number(),
  number: z.string(),
  orderId: z.number(),
  kind: z.enum(RETURN_KINDS),
  reason: z.enum(CASE_REASONS),
  status: z.enum(RETURN_STATUSES),
  perishable: z.boolean(),
  requestedAt: z.iso.datetime(),
  /** A claim for perishables that nobody has decided: until then. */
  dueAt: z.iso.datetime().nullable(),
  customerName: z.string(),
  producerNames: z.array(z.string()),
  /** '2 × Chestnut Honey' */
  lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
  photos: z.number(),
});
export type ReturnRow = z.infer<typeof returnRowSchema>;

/** What administrators, or a producer, wrote; the customer does not see it. */
export const returnRemarkSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  text: z.string(),
});

/** A case on one page, for administrators. */
export const adminReturnSchema = returnViewSchema.omit({ exchangeOrderUrl: true }).extend({
  /** Where it may go now. */
  next: z.array(z.enum(RETURN_STATUSES)),
  canRestock: z.boolean(),
  restockedAt: z.iso.datetime().nullable(),
  producerNames: z.array(z.string()),
  /** Who made each step; null: the customer. */
  steps: z.array(
    z.object({ at: z.iso.datetime(), status: z.enum(RETURN_STATUSES), by: z.string().nullable() }),
  ),
  notes: z.array(returnRemarkSchema),
  answers: z.array(returnRemarkSchema),
  order: z.object({
    id: z.number(),
    createdAt: z.iso.datetime(),
    customerName: z.string(),
    customerEmail: z.string(),
    shippingAddress: z.string(),
    orderTotal: z.number(),
    payment: orderPaymentSchema,
    parts: z.array(orderPartSchema),
    lines: z.array(
      z.object({ itemId: z.number(), name: z.string(), quantity: z.number(), lineTotal: z.number() }),
    ),
  }),
  /** Of the same account or e-mail address, newest first. */
  otherReturns: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      orderId: z.number(),
      reason: z.enum(CASE_REASONS),
      status: z.enum(RETURN_STATUSES),
      requestedAt: z.iso.datetime(),
    }),
  ),
});
export type AdminReturn = z.infer<typeof adminReturnSchema>;

/** A case as a producer sees it: the own lines and the photos, nobody's e-mail. */
export const producerReturnSchema = z.object({
  id: z.number(),
  number: z.string(),
  orderId: z.number(),
  kind: z.enum(RETURN_KINDS),
  reason: z.enum(CASE_REASONS),
  details: z.string(),
  status: z.enum(RETURN_STATUSES),
  perishable: z.boolean(),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  customerName: z.string(),
  items: z.array(returnItemSchema.omit({ amount: true, fee: true })),
  photos: z.array(returnPhotoAnswerSchema),
  /** The own ones, oldest first. */
  answers: z.array(returnRemarkSchema),
});
export type ProducerReturn = z.infer<typeof producerReturnSchema>;

export const producerReturnsSchema = pageSchema(producerReturnSchema);
