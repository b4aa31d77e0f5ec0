import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';

export const checkoutOptionsQuery = apiQuery('/api/checkout/options');

/** A day or a noon may pass while the form is open. */
const ASK_AGAIN_MS = 60_000;

/** What may be chosen for the cart, asked again whenever the cart or the clock may have changed it. */
export function useCheckoutOptions() {
  const client = useQueryClient();
  const { dataUpdatedAt: cartReadAt } = useQuery(cartQuery);
  useEffect(() => {
    void client.invalidateQueries({ queryKey: checkoutOptionsQuery.queryKey });
  }, [client, cartReadAt]);
  return useQuery({ ...checkoutOptionsQuery, refetchInterval: ASK_AGAIN_MS });
}
