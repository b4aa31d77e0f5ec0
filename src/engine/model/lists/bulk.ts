import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';

/** So many things are changed at once at most: one request shall not keep others waiting for long. */
export const MAX_BULK = 500;

/** What a bulk change is about. */
export const bulkIdsSchema = z
  .array(idSchema(), 'validation:required')
  .min(1, 'validation:required')
  .max(MAX_BULK, 'validation:tooLong');

/** '12,15,16' in a URL: the same where something is only read. */
export const bulkIdsQuerySchema = z.object({
  ids: z
    .string('validation:required')
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'validation:invalidInput')
    .transform((text) => text.split(',').map(Number))
    .pipe(bulkIdsSchema),
});

/** What became of it: whatever could not be changed stays as it was, with the reason for the reader. */
export const bulkResultSchema = z.object({
  changed: z.number(),
  refused: z.array(z.object({ id: z.number(), message: z.string() })),
});

export type BulkResult = z.infer<typeof bulkResultSchema>;
