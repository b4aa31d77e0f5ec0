import { z } from 'zod';

/** Ids are 32-bit integers in the database: a larger one belongs to nothing. */
const MAX_ID = 2 ** 31 - 1;
const INVALID = 'validation:idInvalid';

/** An id in a JSON body. */
export const idSchema = (message = INVALID) =>
  z.number(message).int(message).min(1, message).max(MAX_ID, message);

/** An id as text: URLs and forms carry it so. */
export const idTextSchema = z.coerce
  .number<string | number>(INVALID)
  .int(INVALID)
  .min(1, INVALID)
  .max(MAX_ID, INVALID);
