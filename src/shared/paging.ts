import { z } from 'zod';

const counted = z.coerce
  .number('validation:invalidInput')
  .int('validation:invalidInput')
  .min(1, 'validation:invalidInput');

/** How many of a list are asked for at once. */
export const limitSchema = counted.max(100, 'validation:invalidInput');

/** 1-based, for addresses that people share. */
export const pageNumberSchema = (max: number) => counted.max(max, 'validation:invalidInput');
