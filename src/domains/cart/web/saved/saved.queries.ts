import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { localFavourites } from './local-favourites.ts';

export const savedQuery = apiQuery('/api/user/saved-products');

/** Buyers save in their account, everybody else in the browser. */
export function useSavesInAccount(): boolean {
  return useCurrentUser().user?.role === 'BUYER';
}

/** How many hearts there are, for the header. */
export function useSavedCount(): number {
  const inAccount = useSavesInAccount();
  const { data } = useQuery({ ...savedQuery, enabled: inAccount });
  const hearts = localFavourites.use();
  return inAccount ? (data?.length ?? 0) : hearts.length;
}
