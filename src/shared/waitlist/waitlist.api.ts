import type { z } from 'zod';
import type { Message } from '#shared/api/answers.ts';
import type { waitlistSchema } from './waitlist.ts';

export interface WaitlistApi {
  'POST /api/waitlist': { body: z.input<typeof waitlistSchema>; answer: Message };
}
