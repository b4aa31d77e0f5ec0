import { z } from 'zod';
import { CASE_REASONS, RETURN_KINDS, RETURN_REASONS } from '#domains/catalogue/model/return-reasons.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';

/** Among which the form lets choose. */
const reasonSchema = z.enum(RETURN_REASONS);

/** What may be returned of an order now. */
export const returnOptionsSchema = z.object({
  items: z.array(
    z.object({
      itemId: z.number(),
      /** As it was bought. */
      name: z.string(),
      quantity: z.number(),
      /** Not in a return yet. */
      quantityLeft: z.number(),
      perishable: z.boolean(),
      returnable: z.boolean(),
      reasons: z.array(reasonSchema),
      /** The last moment at which any reason may be given. */
      until: z.iso.datetime().nullable(),
      /** The last moment of each possible reason. */
      deadlines: z.partialRecord(reasonSchema, z.iso.datetime()),
      /** From then on `unopened` costs the restocking fee; null: it is no reason here. */
      feeFrom: z.iso.datetime().nullable(),
      feeApplies: z.boolean(),
      /** Why nothing is possible, in the reader's language. */
      why: z.string().nullable(),
    }),
  ),
});
export type ReturnOptions = z.infer<typeof returnOptionsSchema>;
export type ReturnOption = ReturnOptions['items'][number];

export const returnPhotoAnswerSchema = z.object({ id: z.number(), url: z.string() });
export type ReturnPhoto = z.infer<typeof returnPhotoAnswerSchema>;

export const requestedReturnSchema = z.object({
  id: z.number(),
  number: z.string(),
  status: z.enum(RETURN_STATUSES),
});
export type RequestedReturn = z.infer<typeof requestedReturnSchema>;

export const returnItemSchema = z.object({
  itemId: z.number(),
  name: z.string(),
  unit: z.string(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
  perishable: z.boolean(),
  quantity: z.number(),
  /** What these pieces cost, before the fee. */
  amount: z.number(),
  /** Of `amount`; 0 where none applies. */
  fee: z.number(),
});

/** A return as its customer sees it. Money as decimals; of a case that is not settled, what would go back now. */
export const returnViewSchema = z.object({
  id: z.number(),
  number: z.string(),
  orderId: z.number(),
  kind: z.enum(RETURN_KINDS),
  reason: z.enum(CASE_REASONS),
  details: z.string(),
  status: z.enum(RETURN_STATUSES),
  /** A claim for perishables: nothing is sent back. */
  perishable: z.boolean(),
  requestedAt: z.iso.datetime(),
  /** When it is decided at the latest; null: no such clock runs. */
  dueAt: z.iso.datetime().nullable(),
  items: z.array(returnItemSchema),
  /** The restocking fee that is kept; 0 where it is waived. */
  feeAmount: z.number(),
  feeWaived: z.boolean(),
  shippingAmount: z.number(),
  /** Goods less the fee, with shipping. Of an exchange: what a refund would be. */
  refundAmount: z.number(),
  /** What of a settled refund only lowers the bill, because it was not paid; the rest goes back. */
  offBill: z.number(),
  photos: z.array(returnPhotoAnswerSchema),
  /** Each step, oldest first, with what was said to the customer. */
  events: z.array(
    z.object({ at: z.iso.datetime(), status: z.enum(RETURN_STATUSES), note: z.string().nullable() }),
  ),
  /** The page to print, while something is to be sent back. */
  labelUrl: z.string().nullable(),
  exchangeOrderId: z.number().nullable(),
  /** The page of that order, for everybody who may see this return. */
  exchangeOrderUrl: z.string().nullable(),
});
export type ReturnView = z.infer<typeof returnViewSchema>;

export const returnViewsSchema = z.object({ items: z.array(returnViewSchema) });
