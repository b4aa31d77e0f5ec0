import { z } from 'zod';

/** Ids are 32-bit integers in the database: a larger one belongs to nothing. */
const MAX_ID = 2 ** 31 - 1;

/** The `:id` of an address. */
export const idParamsSchema = z.object({
  id: z.coerce
    .number('validation:idInvalid')
    .int('validation:idInvalid')
    .min(1, 'validation:idInvalid')
    .max(MAX_ID, 'validation:idInvalid'),
});
