import { apiQuery } from '#engine/web/api/api-query.ts';

/** What is asked again after every change. */
export const OWN_STANDING = '/api/user/standing-orders';

export const ownStandingQuery = { ...apiQuery('/api/user/standing-orders'), staleTime: 0 };

/** Asks the provider about a card that was set up a moment ago. */
export const oneStandingQuery = (id: number) => ({
  ...apiQuery('/api/user/standing-orders/:id', { params: { id } }),
  staleTime: 0,
});
