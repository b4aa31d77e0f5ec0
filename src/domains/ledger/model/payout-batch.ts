import { z } from 'zod';
import { payoutReferenceSchema } from './payouts.ts';

/** The bank has carried out everything in the batch. */
export const batchPaidSchema = z.object({
  paid: z.literal(true, 'validation:invalidInput'),
  reference: payoutReferenceSchema,
});
