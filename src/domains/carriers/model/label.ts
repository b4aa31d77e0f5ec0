import { z } from 'zod';

export const LABEL_STATES = [
  /** Asked for; the carrier has not sold it yet. */
  'wanted',
  'bought',
  /** The carrier sells none for this parcel. */
  'refused',
  /** Its part is cancelled: the carrier is asked for the money. */
  'void_wanted',
  'voided',
  /** The carrier keeps the money. */
  'void_refused',
] as const;
export type LabelState = (typeof LABEL_STATES)[number];

/** A parcel that is to leave, with its label. */
export const labelledParcelSchema = z.object({
  orderId: z.number(),
  partId: z.number(),
  customerName: z.string(),
  /** 'YYYY-MM-DD': the day by which it is with the carrier. */
  shipBy: z.string(),
  /** Null: nobody has asked for one. */
  label: z
    .object({
      id: z.number(),
      state: z.enum(LABEL_STATES),
      price: z.number().nullable(),
      service: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type LabelledParcel = z.infer<typeof labelledParcelSchema>;

export const labelsOfProducerSchema = z.object({
  /** Whether the shop's carrier sells labels. */
  offered: z.boolean(),
  /** The profile names no origin yet: carriers need one. */
  needsOrigin: z.boolean(),
  /** Labels are taken off the producer's payouts. */
  producerPays: z.boolean(),
  parcels: z.array(labelledParcelSchema),
});
export type LabelsOfProducer = z.infer<typeof labelsOfProducerSchema>;

/** So many parcels leave at once. */
export const MOST_LABELS = 50;
