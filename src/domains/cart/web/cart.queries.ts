import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Cart } from '#domains/cart/model/cart.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRead } from '#engine/web/api/client.ts';

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

export const CART_KEY = apiQuery('/api/cart').queryKey;

/** Line id → the quantity asked for; 0 takes the line away. */
export type PendingUpdates = ReadonlyMap<number, number>;

/** The cart as it will be once the pending updates are granted. Code that changes a cart brings it along: most pages do without its arithmetic. */
export type Preview = (cart: Cart, pendingUpdates: PendingUpdates) => Cart;

export interface Unanswered {
  confirmed: Cart;
  pendingUpdates: Map<number, number>;
  preview: Preview;
  /** A read was cut short, so another tab's change may be missing: read again once all is answered. */
  readAgain: boolean;
}

export const unanswered = new WeakMap<QueryClient, Unanswered>();

/** A cart that was read: pending updates still stand. */
export function withPendingUpdates(client: QueryClient, cart: Cart): Cart {
  const state = unanswered.get(client);
  if (state === undefined) return cart;
  state.confirmed = cart;
  return state.preview(cart, state.pendingUpdates);
}

export function refreshCart(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: CART_KEY });
}
