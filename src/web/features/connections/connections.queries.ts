import { apiQuery } from '#web/api/api-query.ts';

/** Asked again whenever it is shown: programs use keys while nobody looks. */
export const keysQuery = { ...apiQuery('/api/keys'), staleTime: 0 };
