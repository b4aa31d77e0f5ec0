import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { mailProgressSchema } from '#engine/model/mail-progress.ts';

export const adminWaitlistSchema = adminListSchema.extend({
  role: z.enum(['BUYER', 'PRODUCER'], 'validation:roleInvalid').optional(),
  sort: sortSchema('name', 'email', 'role', 'company', 'date'),
});

export type AdminWaitlist = z.output<typeof adminWaitlistSchema>;

export const waitlistEntrySchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['BUYER', 'PRODUCER']),
  companyName: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: z.string(),
});

export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

/** The news that the shop has opened: who still waits for it, and how far the mails are. */
export const announcementSchema = z.object({
  waiting: z.number(),
  progress: mailProgressSchema.nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;
