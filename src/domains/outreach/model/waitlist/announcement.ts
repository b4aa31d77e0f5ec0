import { z } from 'zod';
import { mailProgressSchema } from '#engine/model/mail-progress.ts';

/** The news that the shop has opened: who still waits for it, and how far the mails are. */
export const announcementSchema = z.object({
  waiting: z.number(),
  progress: mailProgressSchema.nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;
