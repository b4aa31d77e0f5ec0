import type { Cart } from '#domains/cart/model/cart.ts';
import type { Checkout } from '#domains/checkout/model/checkout.ts';
import { forget, recall, remember } from './session-memory.ts';

const STORED_AS = 'checkout-attempt';
const KEY_BYTES = 24;

/** A submission whose outcome is not known yet: sent again with its key, it is the same order. */
export interface Attempt {
  key: string;
  /** What is ordered, and by whom: anything else is another order and needs another key. */
  content: string;
  checkout: Checkout;
}

/** Line ids are in it: the same goods put into a new cart are a new order. */
export function orderContent(checkout: Checkout, cart: Cart): string {
  const lines = cart.items.map(({ id, quantity, finalPrice }) => [id, quantity, finalPrice]);
  return JSON.stringify([checkout, lines, cart.promo?.code]);
}

/** Stored before it is sent, so that a lost answer or a reload finds it again. */
export function beginAttempt(checkout: Checkout, content: string): Attempt {
  const attempt = attemptFor(pendingAttempt(), checkout, content);
  remember(STORED_AS, attempt);
  return attempt;
}

export function attemptFor(earlier: Attempt | undefined, checkout: Checkout, content: string): Attempt {
  return earlier?.content === content ? earlier : { key: newKey(), content, checkout };
}

export function pendingAttempt(): Attempt | undefined {
  return recall<Attempt>(STORED_AS);
}

/** The server has said yes or no. */
export function endAttempt(): void {
  forget(STORED_AS);
}

/** `crypto.randomUUID` exists on https only; a shop tried out in a local network should work too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
