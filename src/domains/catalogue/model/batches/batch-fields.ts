import { z } from 'zod';
import { TRUTH, NUMBER, URL_TEXT } from '#domains/catalogue/model/files/cell-codecs.ts';
import type { ProductFields } from '#domains/catalogue/model/product-field.ts';
import { MAX_SHELF_LIFE_DAYS } from '#domains/catalogue/model/shelf-life.ts';
import { gtinSchema } from './gtin-schema.ts';

const keepsBatches = z.boolean('validation:invalidInput');
const minLifeDays = z
  .int('validation:minLifeRange')
  .min(0, 'validation:minLifeRange')
  .max(MAX_SHELF_LIFE_DAYS, 'validation:minLifeRange');

/** What a product says about its batches. */
export const BATCH_FIELDS = {
  /** Then its stock is what its batches hold. */
  tracksBatches: {
    added: keepsBatches.default(false),
    changed: keepsBatches,
    shown: z.boolean(),
    seenBy: ['producer'],
    column: 'tracksBatches',
    cell: { name: 'tracks_batches', example: 'no', ...TRUTH },
  },
  /** What ends sooner than in so many days is not sold any more. */
  minLifeDays: {
    added: minLifeDays.default(0),
    changed: minLifeDays,
    shown: z.number(),
    seenBy: ['public', 'producer'],
    column: 'minLifeDays',
    cell: { name: 'min_life_days', example: '0', ...NUMBER },
  },
  /** The number of the trade item (GS1), as its bar code says it. */
  gtin: {
    added: gtinSchema.default(null),
    changed: gtinSchema,
    shown: z.string().nullable(),
    seenBy: ['public', 'producer'],
    column: 'gtin',
    cell: { name: 'gtin', example: '', ...URL_TEXT },
  },
} as const satisfies ProductFields;
