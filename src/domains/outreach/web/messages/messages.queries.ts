import { apiQuery } from '#engine/web/api/api-query.ts';

/** What every conversation is below: a new message refreshes all of them. */
export const MESSAGES = '/api/messages';

/** Where it is counted what a producer has not read yet. */
export const OWN_WAITING = '/api/producer/waiting';

/** Asked again whenever it is shown: the other side writes while nobody looks. */
export const threadsQuery = { ...apiQuery('/api/messages', { query: {} }), staleTime: 0 };

export const threadQuery = (threadId: number, token: string) => ({
  ...apiQuery('/api/messages/:threadId', { params: { threadId }, query: { token } }),
  staleTime: 0,
});
