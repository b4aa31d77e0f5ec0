import { z } from 'zod';
import { ORDER_STATUSES } from './order-status.ts';

export const orderStatusSchema = z.enum(ORDER_STATUSES, 'validation:statusInvalid');

export const orderLineSchema = z.object({
  id: z.number(),
  productId: z.number(),
  productSlug: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  /** The amount taken off this line. */
  discount: z.number(),
  discountPercentage: z.number(),
  /** What the line costs after the discount. */
  lineTotal: z.number(),
  product: z.object({
    /** As it was bought, in the customer's language. */
    name: z.string(),
    unit: z.string(),
    imageUrl: z.string().nullable(),
    imagePreview: z.string().nullable(),
  }),
});

export const ORDER_ACTORS = ['customer', 'buyer', 'producer', 'admin', 'system'] as const;

export const orderEventSchema = z.object({
  status: orderStatusSchema,
  at: z.iso.datetime(),
  actor: z.enum(ORDER_ACTORS),
});

/** An order as displayed. Money in dollars; `orderTotal` is what the customer pays, shipping included. */
export const orderSchema = z.object({
  id: z.number(),
  createdAt: z.iso.datetime(),
  status: orderStatusSchema,
  /** Before discounts and shipping. */
  subtotal: z.number(),
  discountTotal: z.number(),
  shipping: z.number(),
  orderTotal: z.number(),
  items: z.array(orderLineSchema),
  // Only administrators see who ordered and where it goes.
  customerName: z.string().optional(),
  customerEmail: z.string().optional(),
  customerPhone: z.string().nullable().optional(),
  shippingAddress: z.string().optional(),
  /** Whether the customer may cancel it at this moment. */
  canCancel: z.boolean(),
  /** Oldest first. */
  history: z.array(orderEventSchema),
});

export type OrderLine = z.infer<typeof orderLineSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;
export type OrderActor = OrderEvent['actor'];
export type Order = z.infer<typeof orderSchema>;
