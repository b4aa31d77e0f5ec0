import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { idSchema, idTextSchema } from '#engine/model/ids.ts';
import { RETURN_KINDS, RETURN_REASONS, MAX_RETURN_PHOTOS } from '#domains/catalogue/model/return-reasons.ts';
import { RETURN_STATUSES } from '#domains/orders/model/return-status.ts';
import { SEVERAL_LINES } from '#engine/model/person-name.ts';

const MAX_TEXT = 2000;
const MAX_LINES = 100;

const textSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(MAX_TEXT, 'validation:tooLong')
  .regex(SEVERAL_LINES, 'validation:invalidInput');

export const returnRequestSchema = z.object({
  kind: z.enum(RETURN_KINDS, 'validation:returnKind'),
  reason: z.enum(RETURN_REASONS, 'validation:returnReason'),
  details: textSchema.default(''),
  items: z
    .array(
      z.object({
        itemId: idSchema(),
        quantity: z.int('validation:returnQuantity').min(1, 'validation:returnQuantity'),
      }),
      'validation:returnItems',
    )
    .min(1, 'validation:returnItems')
    .max(MAX_LINES, 'validation:invalidInput')
    .refine(
      (items) => new Set(items.map(({ itemId }) => itemId)).size === items.length,
      'validation:returnItemTwice',
    ),
  /** Credit of the account instead of the money; what a gift card paid goes back to it all the same. */
  asCredit: z.boolean('validation:invalidInput').optional(),
  /** Ids of pictures sent before. */
  photos: z
    .array(idSchema(), 'validation:invalidInput')
    .max(MAX_RETURN_PHOTOS, 'validation:returnPhotosMax')
    .default([]),
});
export type ReturnRequest = z.output<typeof returnRequestSchema>;

/** The text fields of a photo; the picture itself is the file field `image`. */
export const returnPhotoSchema = z.object({ orderId: idTextSchema });

export const returnStatusSchema = z.enum(RETURN_STATUSES, 'validation:statusInvalid');

/** What an administrator does with a return. Nothing of it is a note, or nothing at all: 400. */
export const returnDecisionSchema = z
  .object({
    status: returnStatusSchema.optional(),
    /** The status that the administrator looked at: where it has changed since, nothing happens. */
    from: returnStatusSchema.optional(),
    /** With a status the customer reads it, in the mail and on the order page; alone it is for administrators. */
    note: textSchema.optional(),
    waiveFee: z.boolean('validation:invalidInput').optional(),
    /** Puts the units back on the shelf, once. */
    restock: z.boolean('validation:invalidInput').optional(),
  })
  .refine(
    ({ status, note, waiveFee, restock }) =>
      status !== undefined || Boolean(note) || waiveFee !== undefined || restock === true,
    'validation:returnDecision',
  );
export type ReturnDecision = z.output<typeof returnDecisionSchema>;

export const returnAnswerSchema = z.object({
  text: textSchema.min(1, 'validation:returnAnswer'),
});

/** `open`: all that are not closed. */
export const adminReturnListSchema = adminListSchema.extend({
  status: z.enum([...RETURN_STATUSES, 'open'], 'validation:statusInvalid').optional(),
  customerId: idTextSchema.optional(),
  /** Something of this producer comes back. */
  producerId: idTextSchema.optional(),
  sort: sortSchema('number', 'customer', 'date', 'status'),
});
export const producerReturnListSchema = adminReturnListSchema.omit({ customerId: true, producerId: true });
export type ProducerReturnList = z.output<typeof producerReturnListSchema>;

export type AdminReturnList = z.output<typeof adminReturnListSchema>;
