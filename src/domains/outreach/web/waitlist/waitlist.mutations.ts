import { apiWrite } from '#engine/web/api/client.ts';

export const joinWaitlist = apiWrite('POST /api/waitlist');
