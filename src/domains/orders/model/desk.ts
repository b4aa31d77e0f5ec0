import { z } from 'zod';
import { CARRIERS } from '#domains/pricing/model/delivery/carriers.ts';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { partPickupSchema } from './order-pickup.ts';
import { PART_STATUSES } from './part-status.ts';
import { dayText } from '#engine/model/fields.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { lineBatchSchema, orderStatusSchema } from './order.ts';

/** How many orders that need nothing any more come at once where no page is asked for. */
export const DESK_ORDERS_PAGE = 25;

/** Own parts of orders. Without anything: all that wait to be shipped, then some of the others. */
export const producerOrderListSchema = adminListSchema.extend({
  /** The id of the last order of the answer before: some more of the others. */
  before: idTextSchema.optional(),
  status: z.enum(PART_STATUSES, 'validation:invalidInput').optional(),
  toShip: truthTextSchema.optional(),
  /** It should have been shipped before today. */
  late: truthTextSchema.optional(),
  /** Wrapped, or with a message. */
  gift: truthTextSchema.optional(),
  method: z.enum(SHIPPING_METHODS, 'validation:invalidInput').optional(),
  /** Days in the shop's time zone, both included. */
  from: dayText('validation:invalidInput').optional(),
  until: dayText('validation:invalidInput').optional(),
  sort: sortSchema('number', 'date', 'customer', 'shipBy', 'status', 'total'),
});

export type ProducerOrderList = z.output<typeof producerOrderListSchema>;

/** An order as its producer sees it: the own lines, and what shipping them needs. */
export const producerOrderSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  status: orderStatusSchema,
  customerName: z.string(),
  /** Empty where it is fetched. */
  shippingAddress: z.string(),
  /** The own lines after discount. */
  total: z.number(),
  /** Without the pieces that were removed. */
  leftTotal: z.number(),
  items: z.array(
    z.object({
      id: z.number(),
      /** For its reader: as bought in the own language, otherwise the product's name in it. */
      productName: z.string(),
      imageUrl: z.string().nullable(),
      unit: z.string(),
      /** As it was bought. */
      quantity: z.number(),
      /** So many of these were removed: they are not packed. */
      removed: z.number(),
      unitPrice: z.number(),
      discount: z.number(),
      lineTotal: z.number(),
      /** What is left of that without the pieces that were removed. */
      leftTotal: z.number(),
      shippedAt: z.string().nullable(),
      productId: z.number(),
      /** Its product keeps batches: they are packed and may be corrected. */
      tracksBatches: z.boolean(),
      batches: z.array(lineBatchSchema),
      /** Of a pre-order: nothing of it leaves before this day; null: at once. */
      shipsFrom: z.string().nullable(),
    }),
  ),
  /** Own lines are waiting to be shipped and may be. */
  canShip: z.boolean(),
  partId: z.number(),
  partStatus: z.enum(PART_STATUSES),
  /** 'YYYY-MM-DD': the day by which the parcel is with the carrier. */
  shipBy: z.string(),
  /** Not shipped, and the day is over. */
  isLate: z.boolean(),
  carrier: z.enum(CARRIERS).nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  shippedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  shippingMethod: z.enum(SHIPPING_METHODS),
  coldChain: z.boolean(),
  deliveryDate: z.string().nullable(),
  /** Where and when it is handed over; null: it is sent. */
  pickup: partPickupSchema.nullable(),
  giftWrap: z.boolean(),
  giftMessage: z.string().nullable(),
  /** The name on the parcel, where it is not `customerName`. */
  giftTo: z.string().nullable(),
  /** Who signs the message; null: nobody beside it. */
  giftFrom: z.string().nullable(),
  /** The number of the return for which it is sent. */
  exchangeFor: z.string().nullable(),
  /** As agreed at the sale. Null, like the two below, for those who may not see money. */
  commission: z.number().nullable(),
  /** What the producer gets, by the ledger. */
  net: z.number().nullable(),
  /** What cancelling, removed pieces and refunds took off it. */
  takenBack: z.number().nullable(),
});

export type ProducerOrder = z.infer<typeof producerOrderSchema>;

/** Who bought what: a name and figures, no address. */
export const producerCustomerSchema = z.object({
  name: z.string(),
  orders: z.number(),
  units: z.number(),
  spent: z.number(),
  lastOrderAt: z.string(),
  products: z.array(z.string()),
});

export type ProducerCustomer = z.infer<typeof producerCustomerSchema>;

export const producerStatsSchema = z.object({
  verified: z.boolean(),
  /** The name that was approved, while the new one is looked at; its products stay on sale. */
  renamedFrom: z.string().nullable(),
  declineReason: z.string().nullable(),
  producerId: z.number(),
  /** All own lines of orders not cancelled, before commission. Null for those who may not see money. */
  revenue: z.number().nullable(),
  /** What the ledger says was earned with them: less commission and refunds, paid out or not. Null for those who may not see money. */
  net: z.number().nullable(),
  activeProducts: z.number(),
  orders: z.number(),
  /** Returns of own goods that are not closed: the producer may still say something to them. */
  openReturns: z.number(),
  averageRating: z.number().nullable(),
  reviewCount: z.number(),
  /** The last 30 days, oldest first, every day present. */
  sales: z.array(z.object({ day: z.string(), revenue: z.number().nullable(), orders: z.number() })),
});

export type ProducerStats = z.infer<typeof producerStatsSchema>;
