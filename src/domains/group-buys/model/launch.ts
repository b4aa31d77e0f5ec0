import { z } from 'zod';
import { bulkIdsSchema } from '#engine/model/lists/bulk.ts';

/** Products that people on the waitlist wished for: each gets a group buy that closes then. */
export const launchSchema = z.object({
  productIds: bulkIdsSchema,
  closesAt: z.iso.datetime({ offset: true, error: 'validation:closesAtInvalid' }),
});
export type LaunchGroups = z.output<typeof launchSchema>;
