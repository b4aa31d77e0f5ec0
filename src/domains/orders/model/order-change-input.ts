import { z } from 'zod';
import {
  customerPhoneSchema,
  deliveryDateSchema,
  giftMessageSchema,
  shippingAddressSchema,
} from './order-fields.ts';

/** What is to be different. Null takes away what need not be there; what is left out stays. */
export const orderChangeSchema = z.object({
  shippingAddress: shippingAddressSchema.optional(),
  customerPhone: customerPhoneSchema.nullable().optional(),
  giftMessage: giftMessageSchema.nullable().optional(),
  deliveryDate: deliveryDateSchema.nullable().optional(),
});

export type OrderChangeInput = z.infer<typeof orderChangeSchema>;
