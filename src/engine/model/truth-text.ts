import { z } from 'zod';

/** A truth value in a URL: 'true' or 'false', and nothing else. */
export const truthTextSchema = z
  .enum(['true', 'false'], 'validation:invalidInput')
  .transform((value) => value === 'true');
