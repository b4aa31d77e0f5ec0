import { z } from 'zod';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import {
  customerPhoneSchema,
  giftMessageSchema,
  shippingAddressSchema,
} from '#domains/orders/model/order-fields.ts';
import type { Order } from '#domains/orders/model/order.ts';

/** Address and phone are not shown with an order: left empty, they stay what they are. */
export const changeFormSchema = z.object({
  shippingAddress: z.literal('').or(shippingAddressSchema),
  customerPhone: customerPhoneSchema,
  deliveryDate: z.string(),
  giftMessage: giftMessageSchema,
});

export type ChangeFields = z.infer<typeof changeFormSchema>;

export function changeFields({ deliveryDate, giftMessage }: Order): ChangeFields {
  return {
    shippingAddress: '',
    customerPhone: '',
    deliveryDate: deliveryDate ?? '',
    giftMessage: giftMessage ?? '',
  };
}

/** What is to be different; empty where everything stays. */
export function changeOf(fields: ChangeFields, order: Order): OrderChangeInput {
  const { shippingAddress, customerPhone, deliveryDate, giftMessage } = fields;
  const before = changeFields(order);
  return {
    ...(shippingAddress !== '' && { shippingAddress }),
    ...(customerPhone !== '' && { customerPhone }),
    ...(deliveryDate !== before.deliveryDate && { deliveryDate: deliveryDate || null }),
    ...(giftMessage !== before.giftMessage && { giftMessage: giftMessage || null }),
  };
}
