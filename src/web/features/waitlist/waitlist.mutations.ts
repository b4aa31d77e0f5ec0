import { apiWrite } from '#web/api/client.ts';

export const joinWaitlist = apiWrite('POST /api/waitlist');
