import { z } from 'zod';
import { dayText } from '#engine/model/fields.ts';

const day = dayText('validation:invalidInput').optional();

/** Days of the shop's time zone, both included. What DATEV takes lies within one year. */
export const bookkeepingSchema = z
  .object({
    from: day,
    until: day,
    format: z.enum(['csv', 'datev'], 'validation:invalidInput').default('csv'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'validation:invalidInput',
  });
