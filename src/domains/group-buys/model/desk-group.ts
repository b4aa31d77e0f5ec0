import { z } from 'zod';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { GROUP_DELIVERIES } from './group-delivery.ts';
import { GROUP_STATUSES, MEMBER_STATES } from './group-state.ts';
import { groupBuySummarySchema, groupItemsSchema } from './group-view.ts';

const NOTE_MAX = 500;

const SORT = sortSchema('product', 'status', 'closes');

export const adminGroupListSchema = adminListSchema.extend({
  status: z.enum(GROUP_STATUSES, 'validation:statusInvalid').optional(),
  delivery: z.enum(GROUP_DELIVERIES, 'validation:groupDeliveryInvalid').optional(),
  sort: SORT,
});

/** Without `status`: those that are open, and in pages all of them. */
export const producerGroupListSchema = adminListSchema.extend({
  status: z.enum([...GROUP_STATUSES, 'all'], 'validation:statusInvalid').optional(),
  sort: SORT,
});

/** Of a producer's own products. Without what leads to its page: anybody with the link sees who is in, and may join. */
export const deskGroupBuySchema = groupBuySummarySchema.omit({ slug: true, title: true }).extend({
  id: z.number(),
  openedAt: z.iso.datetime(),
  /** Units that are neither sold nor for sale: they are kept for those who joined. */
  heldQuantity: z.number(),
});

/** As administrators see it: with its link, and who opened it. */
export const adminGroupBuySchema = deskGroupBuySchema.extend({
  slug: z.string(),
  title: z.string().nullable(),
  organizerName: z.string(),
});

const deskMemberSchema = z.object({
  id: z.number(),
  isOrganizer: z.boolean(),
  /** Units on the ladder. */
  quantity: z.number(),
  items: groupItemsSchema,
  state: z.enum(MEMBER_STATES),
  buyAnyway: z.boolean(),
  joinedAt: z.iso.datetime(),
  /** What the goods cost, or would by now; null: nothing is owed for them. */
  goods: z.number().nullable(),
  /** Null: it has not become one that the reader may see. */
  orderId: z.number().nullable(),
});

const adminMemberSchema = deskMemberSchema.extend({
  /** Empty once it is forgotten. */
  customerName: z.string(),
  /** Empty once it has ended: the order knows it. */
  customerEmail: z.string(),
  /** Null: everything goes to the organizer, or it has ended. */
  shippingAddress: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** What the card has promised, or is asked to; null by invoice. */
  hold: z
    .object({
      amount: z.number(),
      status: z.enum(['open', 'authorized', 'closed']),
      askedAt: z.iso.datetime(),
    })
    .nullable(),
});

/** One of a producer's own products, with its members by number and quantity. */
export const producerGroupSchema = deskGroupBuySchema.extend({ members: z.array(deskMemberSchema) });

/** All that is known of one. */
export const adminGroupSchema = adminGroupBuySchema.extend({
  members: z.array(adminMemberSchema),
  /** What the administrator who cancelled it wrote to its members. */
  cancelNote: z.string().nullable(),
  /** It may stay open until then: promises of cards last no longer. Null: it has ended, or stays open that long already. */
  extendableUntil: z.iso.datetime().nullable(),
});

export const extendGroupSchema = z.object({
  closesAt: z.iso.datetime({ offset: true, error: 'validation:closesAtInvalid' }),
});

/** Said to everybody who is in. */
export const cancelGroupSchema = z.object({
  reason: z
    .string('validation:reasonRequired')
    .trim()
    .min(1, 'validation:reasonRequired')
    .max(NOTE_MAX, 'validation:tooLong'),
});

export type AdminGroupList = z.output<typeof adminGroupListSchema>;
export type ProducerGroupList = z.output<typeof producerGroupListSchema>;
export type DeskGroupBuy = z.infer<typeof deskGroupBuySchema>;
export type AdminGroupBuy = z.infer<typeof adminGroupBuySchema>;
export type ProducerGroup = z.infer<typeof producerGroupSchema>;
export type AdminGroup = z.infer<typeof adminGroupSchema>;
