import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';

/** So many things are changed at once at most: one request shall not keep others waiting for long. */
export const MAX_BULK = 500;

/** What a bulk change is about. */
export const bulkIdsSchema = z
  .array(idSchema(), 'validation:required')
  .min(1, 'validation:required')
  .max(MAX_BULK, 'validation:tooLong');

/** What became of it: whatever could not be changed stays as it was, with the reason for the reader. */
export const bulkResultSchema = z.object({
  changed: z.number(),
  refused: z.array(z.object({ id: z.number(), message: z.string() })),
});

export type BulkResult = z.infer<typeof bulkResultSchema>;
