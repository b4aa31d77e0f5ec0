import { z } from 'zod';
import { isGtin } from './gtin.ts';

/** Null and an empty text: it has none. */
export const gtinSchema = z
  .string('validation:gtinInvalid')
  .trim()
  .refine((text) => text === '' || isGtin(text), 'validation:gtinInvalid')
  .transform((text) => text || null)
  .nullable();
