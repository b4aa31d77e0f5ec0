import { z } from 'zod';
import { dayText } from '#engine/model/fields.ts';
import { BATCH_STATUSES } from '#domains/catalogue/model/batches/batch-status.ts';
import { MAX_STOCK } from '#domains/catalogue/model/product-fields.ts';
import { idSchema, idTextSchema } from '#engine/model/ids.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { reasonSchema, recallSchema } from './recall.ts';

/** As it is printed on the jar; the same letters that a GS1 Digital Link takes without escaping, and '/'. */
export const batchCodeSchema = z
  .string('validation:batchCode')
  .trim()
  .regex(/^[A-Z0-9./-]{1,20}$/, 'validation:batchCode');

const daySchema = dayText('validation:batchDay').nullable();
const quantitySchema = z
  .int('validation:quantityInteger')
  .min(0, 'validation:quantityInteger')
  .max(MAX_STOCK, 'validation:invalidInput');
const noteSchema = z.string('validation:invalidInput').trim().max(500, 'validation:tooLong');

interface Dates {
  producedOn?: string | null | undefined;
  bestBefore?: string | null | undefined;
}

/** Nothing ends before the day on which it was made. */
export const areDatesInOrder = ({ producedOn, bestBefore }: Dates): boolean =>
  producedOn == null || bestBefore == null || bestBefore >= producedOn;

export const newBatchSchema = z
  .object({
    productId: idSchema(),
    code: batchCodeSchema,
    producedOn: daySchema.default(null),
    bestBefore: daySchema.default(null),
    quantity: quantitySchema,
    note: noteSchema.default(''),
  })
  .refine(areDatesInOrder, { path: ['bestBefore'], message: 'validation:batchDates' });
export type NewBatch = z.output<typeof newBatchSchema>;

/** Only what is named. A batch on hold is sold again by `status`; a recall is for good. */
export const batchChangesSchema = z
  .object({
    code: batchCodeSchema,
    producedOn: daySchema,
    bestBefore: daySchema,
    quantity: quantitySchema,
    /** What it held when it was counted: it goes down with every sale, and a count of an old stock is refused. */
    quantityBefore: quantitySchema,
    note: noteSchema,
    status: z.literal('sellable', 'validation:invalidInput'),
  })
  .partial();
export type BatchChanges = z.output<typeof batchChangesSchema>;

export const holdSchema = z.object({ reason: reasonSchema });

export const batchSchema = z.object({
  id: z.number(),
  productId: z.number(),
  productName: z.string(),
  productSlug: z.string(),
  code: z.string(),
  /** 'YYYY-MM-DD'; null: nobody has said. */
  producedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  /** On the shelf. */
  quantity: z.number(),
  /** In orders that were not cancelled and did not come back, and aside for group buys. */
  sold: z.number(),
  status: z.enum(BATCH_STATUSES),
  /** Sellable, but it does not last long enough any more. */
  isTooShort: z.boolean(),
  /** The last day on which it is sold; null: it has no end. */
  soldUntil: z.string().nullable(),
  /** That day has come, or comes within two weeks, and there is some left. */
  endsSoon: z.boolean(),
  /** Why its sale was stopped. */
  reason: z.string().nullable(),
  note: z.string(),
});
export type Batch = z.infer<typeof batchSchema>;

/** One batch, with the whereabouts of every unit: what is not on the shelf is aside, in a parcel, or with a customer. */
export const batchRecordSchema = batchSchema.extend({
  /** Of its public page. */
  passportPath: z.string(),
  units: z.object({
    /** For members of group buys that are open. */
    aside: z.number(),
    /** In parcels that have not left. */
    waiting: z.number(),
    /** Have left, whatever became of them; in so many orders. */
    sent: z.number(),
    orders: z.number(),
  }),
  waitingParcels: z.array(z.object({ orderId: z.number(), units: z.number() })),
  /** Newest first, those that were practised included. */
  recalls: z.array(recallSchema),
});
export type BatchRecord = z.infer<typeof batchRecordSchema>;

/** So long before it is too old to be sold its producer hears of a batch. */
export const SHORT_DAYS = 14;

export const batchListSchema = adminListSchema.extend({
  product: idTextSchema.optional(),
  /**
   * 'short': sellable, and too old to be sold within two weeks, or already. 'undecided': on hold, and customers have some of
   * it, so somebody has to say whether it is called back.
   */
  status: z.enum([...BATCH_STATUSES, 'short', 'undecided'], 'validation:invalidInput').optional(),
  sort: sortSchema('code', 'product', 'status', 'producedOn', 'bestBefore', 'quantity'),
});

/** What was sold is added up for each: for those of one producer, not for all of the shop. */
export const ownBatchListSchema = batchListSchema.extend({
  sort: sortSchema('code', 'product', 'status', 'producedOn', 'bestBefore', 'quantity', 'sold'),
});
export type BatchList = z.output<typeof ownBatchListSchema>;
