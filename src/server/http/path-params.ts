import { z } from 'zod';

/** Nothing in the shop has a longer name; the router refuses what is. */
export const MAX_PARAM_LENGTH = 200;

/** The `:slug` of an address. */
export const slugParamsSchema = z.object({ slug: z.string().max(MAX_PARAM_LENGTH) });

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
