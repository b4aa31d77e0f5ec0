import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '#shared/cart/cart.ts';
import { browserFetchApi } from '#web/api/client.ts';
import { readFrom } from '#web/api/query-client.ts';
import { CART_KEY, withWishes } from './cart-wishes.ts';

const readCart = readFrom(browserFetchApi);

/** The visitor's cart. Asked by the browser only: pages hold nothing private. A failed read leaves it as it was. */
export const cartQuery = queryOptions<Cart>({
  queryKey: CART_KEY,
  queryFn: async (context) => {
    try {
      return withWishes(context.client, (await readCart(context)) as Cart);
    } catch (error) {
      // oxlint-disable-next-line eslint/no-console -- the one trace of a cart that could not be read
      console.error('Failed to fetch cart', error);
      throw error;
    }
  },
});

/** All writes of the cart, and the order made of it, go to the server one after the other. */
export const CART_WRITES = { scope: { id: 'cart' }, networkMode: 'always' } as const;
