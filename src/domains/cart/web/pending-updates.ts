import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#domains/cart/model/cart.ts';
import { CART_KEY, refreshCart, unanswered, type Preview, type Unanswered } from './cart.queries.ts';

// What the shopper has asked for and the server has not answered yet. The query cache always holds the cart as it
// should be seen: the last one the server told, with the pending updates granted in advance. So clicks in quick
// succession never flicker back, a refusal takes back only its own wish, and a read in between changes nothing.

export const EMPTY_CART: Cart = {
  items: [],
  subtotal: 0,
  totalDiscount: 0,
  total: 0,
  shipping: 0,
  promo: null,
  taxTotal: 0,
  taxes: [],
  taxIncluded: false,
  taxReason: null,
  taxRelief: 0,
  taxEstimated: false,
  taxUnknown: false,
  grandTotal: 0,
  cartCount: 0,
};

export function addPendingUpdate(
  client: QueryClient,
  lineId: number,
  quantity: number,
  preview: Preview,
): void {
  const interrupted = dropReads(client);
  const shown = client.getQueryData(CART_KEY);
  if (shown === undefined) return;
  const state = unanswered.get(client) ?? {
    confirmed: shown,
    pendingUpdates: new Map(),
    preview,
    readAgain: false,
  };
  state.preview = preview;
  state.pendingUpdates.set(lineId, quantity);
  state.readAgain ||= interrupted;
  unanswered.set(client, state);
  show(client, state);
}

/** Whether this is still what the shopper wants: an earlier click need not be sent any more. */
export function isPending(client: QueryClient, lineId: number, quantity: number): boolean {
  return unanswered.get(client)?.pendingUpdates.get(lineId) === quantity;
}

/** The server's answer to a wish: the cart it made, or none when it refused. */
export function confirmUpdate(client: QueryClient, lineId: number, quantity: number, cart?: Cart): void {
  if (isPending(client, lineId, quantity)) unanswered.get(client)!.pendingUpdates.delete(lineId);
  const confirmed = cart ?? unanswered.get(client)?.confirmed;
  if (confirmed !== undefined) confirmCart(client, confirmed);
}

/** A cart the server has just told, by the answer to a write. */
export function confirmCart(client: QueryClient, confirmed: Cart): void {
  const interrupted = dropReads(client);
  const state = unanswered.get(client) ?? {
    confirmed,
    pendingUpdates: new Map(),
    preview: asItIs,
    readAgain: false,
  };
  state.confirmed = confirmed;
  state.readAgain ||= interrupted;
  show(client, state);
  if (state.pendingUpdates.size > 0) return;
  unanswered.delete(client);
  if (state.readAgain) refreshCart(client);
}

const asItIs: Preview = (cart) => cart;

function show(client: QueryClient, { confirmed, pendingUpdates, preview }: Unanswered): void {
  client.setQueryData(CART_KEY, preview(confirmed, pendingUpdates));
}

/** A read that began before a write may tell the cart as it was before it. */
function dropReads(client: QueryClient): boolean {
  if (client.isFetching({ queryKey: CART_KEY }) === 0) return false;
  void client.cancelQueries({ queryKey: CART_KEY });
  return client.getQueryData(CART_KEY) !== undefined;
}
