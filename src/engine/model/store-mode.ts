import { z } from 'zod';

/** Before launch every page of the shop shows the waitlist in its place. */
export const storeModeSchema = z.enum(['open', 'prelaunch'], 'validation:invalidInput');
export type StoreMode = z.infer<typeof storeModeSchema>;
