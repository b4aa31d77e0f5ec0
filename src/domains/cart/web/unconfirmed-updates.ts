// What every page needs to show the cart; how pendingUpdates come and go is in cart-pendingUpdates.ts, with whoever changes a cart.
import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#domains/cart/model/cart.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { PendingUpdates } from './cart-preview.ts';

export const CART_KEY = apiQuery('/api/cart').queryKey;

/** The cart as it will be once the pendingUpdates are granted. Whoever pendingUpdates brings it along: most pages do without its arithmetic. */
export type Preview = (cart: Cart, pendingUpdates: PendingUpdates) => Cart;

export interface Unanswered {
  confirmed: Cart;
  pendingUpdates: Map<number, number>;
  preview: Preview;
  /** A read was cut short, so another tab's change may be missing: read again once all is answered. */
  readAgain: boolean;
}

export const unanswered = new WeakMap<QueryClient, Unanswered>();

/** A cart that was read: open pendingUpdates still stand. */
export function withPendingUpdates(client: QueryClient, cart: Cart): Cart {
  const state = unanswered.get(client);
  if (state === undefined) return cart;
  state.confirmed = cart;
  return state.preview(cart, state.pendingUpdates);
}

export function refreshCart(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: CART_KEY });
}
