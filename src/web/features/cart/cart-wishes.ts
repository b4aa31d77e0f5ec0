import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#shared/cart/cart.ts';
import { apiQuery } from '#web/api/api-query.ts';
import type { Wishes } from './cart-preview.ts';

// What the shopper has asked for and the server has not answered yet. The query cache always holds the cart as it
// should be seen: the last one the server told, with the open wishes granted in advance. So clicks in quick
// succession never flicker back, a refusal takes back only its own wish, and a read in between changes nothing.

export const CART_KEY = apiQuery('/api/cart').queryKey;

export const EMPTY_CART: Cart = {
  items: [],
  subtotal: 0,
  totalDiscount: 0,
  total: 0,
  shipping: 0,
  promo: null,
  grandTotal: 0,
  cartCount: 0,
};

/** The cart as it will be once the wishes are granted. Whoever wishes brings it along: most pages do without its arithmetic. */
type Preview = (cart: Cart, wishes: Wishes) => Cart;

interface Unanswered {
  confirmed: Cart;
  wishes: Map<number, number>;
  preview: Preview;
  /** A read was cut short, so another tab's change may be missing: read again once all is answered. */
  readAgain: boolean;
}

const unanswered = new WeakMap<QueryClient, Unanswered>();

export function addWish(client: QueryClient, lineId: number, quantity: number, preview: Preview): void {
  const interrupted = dropReads(client);
  const shown = client.getQueryData(CART_KEY);
  if (shown === undefined) return;
  const state = unanswered.get(client) ?? { confirmed: shown, wishes: new Map(), preview, readAgain: false };
  state.preview = preview;
  state.wishes.set(lineId, quantity);
  state.readAgain ||= interrupted;
  unanswered.set(client, state);
  show(client, state);
}

/** Whether this is still what the shopper wants: an earlier click need not be sent any more. */
export function isWished(client: QueryClient, lineId: number, quantity: number): boolean {
  return unanswered.get(client)?.wishes.get(lineId) === quantity;
}

/** The server's answer to a wish: the cart it made, or none when it refused. */
export function answerWish(client: QueryClient, lineId: number, quantity: number, cart?: Cart): void {
  if (isWished(client, lineId, quantity)) unanswered.get(client)!.wishes.delete(lineId);
  const confirmed = cart ?? unanswered.get(client)?.confirmed;
  if (confirmed !== undefined) confirmCart(client, confirmed);
}

/** A cart the server has just told, by the answer to a write. */
export function confirmCart(client: QueryClient, confirmed: Cart): void {
  const interrupted = dropReads(client);
  const state = unanswered.get(client) ?? { confirmed, wishes: new Map(), preview: asItIs, readAgain: false };
  state.confirmed = confirmed;
  state.readAgain ||= interrupted;
  show(client, state);
  if (state.wishes.size > 0) return;
  unanswered.delete(client);
  if (state.readAgain) refreshCart(client);
}

/** A cart that was read: open wishes still stand. */
export function withWishes(client: QueryClient, cart: Cart): Cart {
  const state = unanswered.get(client);
  if (state === undefined) return cart;
  state.confirmed = cart;
  return state.preview(cart, state.wishes);
}

export function refreshCart(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: CART_KEY });
}

const asItIs: Preview = (cart) => cart;

function show(client: QueryClient, { confirmed, wishes, preview }: Unanswered): void {
  client.setQueryData(CART_KEY, preview(confirmed, wishes));
}

/** A read that began before a write may tell the cart as it was before it. */
function dropReads(client: QueryClient): boolean {
  if (client.isFetching({ queryKey: CART_KEY }) === 0) return false;
  void client.cancelQueries({ queryKey: CART_KEY });
  return client.getQueryData(CART_KEY) !== undefined;
}
