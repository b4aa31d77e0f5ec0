import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#engine/model/rights.ts';
import { apiPageQuery } from '#engine/web/api/api-query.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';

const first = apiPageQuery('/api/producer/products', { query: { limit: 1 } });

/** How many products a producer has. Undefined: nobody knows yet, or this person does not look after them and is not told. */
export function useOwnProductCount(): number | undefined {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...first, enabled: hasRight(user?.rights ?? [], 'catalogue') });
  return data?.total;
}
