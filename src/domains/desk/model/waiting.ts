import { z } from 'zod';

/** Things of one kind that wait for somebody at the desk. */
export const waitingMatterSchema = z.object({
  name: z.string(),
  /** The page of the desk where they are dealt with, and what narrows it to them. */
  page: z.string(),
  filter: z.record(z.string(), z.string()),
  /** At least 1; 1,000 stands for more. */
  count: z.number(),
  /** By when the first of them is to be dealt with, where there is such a clock. */
  dueAt: z.iso.datetime().optional(),
});

export type WaitingMatter = z.infer<typeof waitingMatterSchema>;
