import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRead } from '#engine/web/api/client.ts';
import { withPendingUpdates } from './unconfirmed-updates.ts';

/** The visitor's cart. Asked by the browser only: pages hold nothing private. A failed read leaves it as it was. */
export const cartQuery = queryOptions({
  ...apiQuery('/api/cart'),
  queryFn: async ({ client }) => {
    try {
      return withPendingUpdates(client, await apiRead('/api/cart'));
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the one trace of a cart that could not be read
      console.error('Failed to fetch cart', error);
      throw error;
    }
  },
});

/** All writes of the cart, and the order made of it, go to the server one after the other. */
export const CART_WRITES = { scope: { id: 'cart' }, networkMode: 'always' } as const;
