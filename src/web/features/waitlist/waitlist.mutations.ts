import type { WaitlistEntry } from '#shared/waitlist/waitlist.ts';
import { apiRequest } from '#web/api/client.ts';

export const joinWaitlist = (entry: WaitlistEntry) => apiRequest<unknown>('/api/waitlist', 'POST', entry);
