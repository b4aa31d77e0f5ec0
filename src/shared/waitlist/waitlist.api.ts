import type { z } from 'zod';
import type { Message } from '#shared/api/answers.ts';
import type { Announcement } from './announcement.ts';
import type { waitlistSchema } from './waitlist.ts';

export interface WaitlistApi {
  'POST /api/waitlist': { body: z.input<typeof waitlistSchema>; answer: Message };
  'GET /api/admin/waitlist/announcement': { answer: Announcement };
  'POST /api/admin/waitlist/announce': { answer: Announcement };
}
