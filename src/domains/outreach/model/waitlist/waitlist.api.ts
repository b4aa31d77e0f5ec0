import type { z } from 'zod';
import type { Message } from '#engine/model/api/responses.ts';
import type { Download, ListCall } from '#engine/model/api/call.ts';
import type { Announcement } from './announcement.ts';
import type { adminWaitlistSchema, WaitlistEntry } from './waitlist-entry.ts';
import type { waitlistSchema } from './waitlist.ts';

export interface WaitlistApi {
  'POST /api/waitlist': { body: z.input<typeof waitlistSchema>; response: Message };
  'GET /api/admin/waitlist': ListCall<z.input<typeof adminWaitlistSchema>, WaitlistEntry>;
  'GET /api/admin/waitlist/export': { query?: z.input<typeof adminWaitlistSchema>; response: Download };
  'GET /api/admin/waitlist/announcement': { response: Announcement };
  'POST /api/admin/waitlist/announce': { response: Announcement };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends WaitlistApi {}
}
