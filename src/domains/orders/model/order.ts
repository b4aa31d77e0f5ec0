import { z } from 'zod';
import { CARRIERS } from '#domains/pricing/model/delivery/carriers.ts';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { orderPaymentSchema } from '#domains/orders/model/payments/order-payment.ts';
import { TAX_REASONS, taxSchema } from '#domains/taxes/model/order-taxes.ts';
import { RETURN_STATUSES } from './return-status.ts';
import { GROUP_PLACES } from './group-place.ts';
import { knownAddressSchema } from './order-address.ts';
import { ORDER_NEWS } from './order-change.ts';
import { orderPickupSchema } from './order-pickup.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { PART_STATUSES } from './part-status.ts';

export const orderStatusSchema = z.enum(ORDER_STATUSES, 'validation:statusInvalid');

/** So many units of a line are of this batch. */
export const lineBatchSchema = z.object({
  id: z.number(),
  code: z.string(),
  /** 'YYYY-MM-DD'; null: nobody has said. */
  bestBefore: z.string().nullable(),
  quantity: z.number(),
  /** Nobody should eat it: its public page says why. */
  recalled: z.boolean(),
});

export const orderLineSchema = z.object({
  id: z.number(),
  productId: z.number(),
  productSlug: z.string(),
  /** As it was bought. */
  quantity: z.number(),
  /** So many of these were removed before they were sent. */
  removed: z.number(),
  unitPrice: z.number(),
  /** The amount taken off this line. */
  discount: z.number(),
  discountPercentage: z.number(),
  /** The family it was bought in, and the units of it that decided the discount, as they were; null: none. */
  familyId: z.number().nullable(),
  pooledUnits: z.number(),
  /** What the line costs after the discount. */
  lineTotal: z.number(),
  /** What is left of that without the pieces that were removed. */
  leftTotal: z.number(),
  /** Of what the line costs after all discounts; nothing where no tax was charged. */
  taxes: z.array(taxSchema),
  /** Which batches it is made of; nothing where the product keeps none. */
  batches: z.array(lineBatchSchema),
  /** Of a pre-order: the day from which it is shipped; null: at once. */
  shipsFrom: z.string().nullable(),
  product: z.object({
    /** As it was bought, in the customer's language; at the desk in that of its reader. */
    name: z.string(),
    unit: z.string(),
    imageUrl: z.string().nullable(),
    imagePreview: z.string().nullable(),
  }),
});

/** What one producer sends of an order, as one parcel. */
export const orderPartSchema = z.object({
  id: z.number(),
  /** Null: the house sends it. */
  producerId: z.number().nullable(),
  producerName: z.string(),
  status: z.enum(PART_STATUSES),
  carrier: z.enum(CARRIERS).nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  shippedAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** Of `items`. */
  itemIds: z.array(z.number()),
});

export const ORDER_ACTORS = ['customer', 'buyer', 'producer', 'admin', 'system'] as const;

export const orderEventSchema = z.object({
  /** Of the order; of one part where `partId` names it. */
  status: z.enum([...ORDER_STATUSES, 'delivered']),
  at: z.iso.datetime(),
  actor: z.enum(ORDER_ACTORS),
  partId: z.number().optional(),
  /** What is different since then, where the status stayed: mostly what the customer changed. */
  changed: z.array(z.enum(ORDER_NEWS)).optional(),
  /** Pieces that were removed before they were sent. */
  removed: z
    .object({
      items: z.array(z.object({ itemId: z.number(), quantity: z.number() })),
      /** What the customer was told; null: nothing. */
      reason: z.string().nullable(),
    })
    .optional(),
});

/** An order as displayed. Money as decimals; `orderTotal` is what the customer pays, shipping included. */
export const orderSchema = z.object({
  id: z.number(),
  createdAt: z.iso.datetime(),
  status: orderStatusSchema,
  /** Before discounts and shipping. */
  subtotal: z.number(),
  discountTotal: z.number(),
  /** The method's price and the cold chain. */
  shipping: z.number(),
  shippingMethod: z.enum(SHIPPING_METHODS),
  coldChain: z.boolean(),
  /** The day the customer chose, 'YYYY-MM-DD'; of a slot, its day. */
  deliveryDate: z.string().nullable(),
  /** Where and when it is handed over, of an order by pick-up or local delivery; null: it is sent. */
  pickup: orderPickupSchema.nullable(),
  /** Of a pre-order: the day from which the last of it is shipped. */
  shipsFrom: z.string().nullable(),
  giftWrap: z.boolean(),
  giftWrapPrice: z.number(),
  giftMessage: z.string().nullable(),
  /** The name on the parcel, where it is not the customer's. */
  giftTo: z.string().nullable(),
  /** Who signs the message; null: nobody beside it. */
  giftFrom: z.string().nullable(),
  promo: z.object({ code: z.string(), discount: z.number() }).nullable(),
  /** What of the total is tax; 0 in a shop that charges none. */
  taxTotal: z.number(),
  /** By rate, shipping and gift wrap included. */
  taxes: z.array(taxSchema),
  /** Whether prices hold it; otherwise it came on top. */
  taxIncluded: z.boolean(),
  /** Why it is not taxed although it could be. */
  taxReason: z.enum(TAX_REASONS).nullable(),
  orderTotal: z.number(),
  /** What cancelling, and removing pieces, took off `orderTotal`. */
  cancelledTotal: z.number(),
  /** Of `cancelledTotal`, what removing pieces took off; all of it where the order was cancelled later on. */
  removedTotal: z.number(),
  payment: orderPaymentSchema,
  /**
   * Of a guest's large order by invoice: until then it has to be confirmed by the link of its mail, and nobody hears of it.
   * Null: it counts. A cancelled order that has it was never confirmed.
   */
  confirmBy: z.iso.datetime().nullable(),
  /** The number of the return for which it is sent, at no charge. */
  exchangeFor: z.string().nullable(),
  /** What of it comes back and how far that is, newest first. */
  returns: z.array(z.object({ id: z.number(), number: z.string(), status: z.enum(RETURN_STATUSES) })),
  items: z.array(orderLineSchema),
  parts: z.array(orderPartSchema),
  /** The gift card that it bought; then it has no lines. */
  giftCard: z
    .object({
      lastFour: z.string(),
      amount: z.number(),
      recipientEmail: z.string().nullable(),
      message: z.string().nullable(),
      /** 'YYYY-MM-DD' */
      sendOn: z.string(),
      isSent: z.boolean(),
    })
    .nullable(),
  /** Set where it came from a settled group buy; then its customer neither cancels nor changes it. */
  groupPlace: z.enum(GROUP_PLACES).nullable(),
  // Only administrators, and customers on their invoice, see who ordered and where it goes. A member of a group buy that
  // goes to its organizer reads 'to the organizer'.
  customerName: z.string().optional(),
  customerEmail: z.string().optional(),
  customerPhone: z.string().nullable().optional(),
  shippingAddress: z.string().optional(),
  /** By its parts; null where it is somebody else's. */
  address: knownAddressSchema.nullable().optional(),
  /** Of a business; null: none was given. */
  vatId: z.string().nullable().optional(),
  /** The account, for administrators; null: a guest. */
  customerId: z.number().nullable().optional(),
  /** Whether the customer may cancel it at this moment. */
  canCancel: z.boolean(),
  /** Whether the customer may change address, phone, gift message and day at this moment. */
  canChange: z.boolean(),
  /** Oldest first. */
  history: z.array(orderEventSchema),
});

export type LineBatch = z.infer<typeof lineBatchSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type OrderPart = z.infer<typeof orderPartSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;
export type OrderActor = OrderEvent['actor'];
export type Order = z.infer<typeof orderSchema>;
