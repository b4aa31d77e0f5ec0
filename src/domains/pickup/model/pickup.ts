import { z } from 'zod';
import { isDay } from '#domains/pricing/model/delivery/business-days.ts';
import { PART_STATUSES } from '#domains/orders/model/part-status.ts';
import { PLACE_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { idSchema } from '#engine/model/ids.ts';

/** An order that is handed over, as those see it who do so. Its code stays with the customer. */
export const pickupSchema = z.object({
  orderId: z.number(),
  kind: z.enum(PLACE_METHODS),
  placeId: z.number(),
  placeName: z.string(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  customerName: z.string(),
  /** For the house alone. */
  customerPhone: z.string().nullable(),
  /** Where it is brought; null: it is fetched. */
  address: z.string().nullable(),
  /** 'shipped' is ready to collect, or on its way. */
  parts: z.array(
    z.object({
      id: z.number(),
      producerName: z.string(),
      status: z.enum(PART_STATUSES),
      units: z.number(),
    }),
  ),
  /** All of it. */
  isHandedOver: z.boolean(),
});
export type Pickup = z.infer<typeof pickupSchema>;

/** Without a day: today, and in the list all before it that nobody has come for. */
export const pickupListSchema = z.object({
  day: z.string().refine(isDay, 'validation:pickup.closedDay').optional(),
});

export const handOverSchema = z.object({
  /** As it is typed or scanned. */
  code: z.string('validation:required').trim().min(1, 'validation:required').max(40, 'validation:tooLong'),
  /** Only these parts; left out: all that are left of the order. */
  partIds: z.array(idSchema()).min(1, 'validation:required').max(100, 'validation:tooLong').optional(),
});
export type HandOver = z.output<typeof handOverSchema>;
