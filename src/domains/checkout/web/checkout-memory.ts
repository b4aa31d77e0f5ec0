import { contactOf } from '#domains/accounts/web/session/contact-fields.ts';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { Checkout } from '#domains/checkout/model/checkout.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import type { OrderAccess } from '#domains/orders/web/orders.queries.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { newKey } from '#engine/web/api/new-key.ts';
import { forget, recall, remember } from '#engine/web/session/tab-memory.ts';

const ATTEMPT_STORED_AS = 'checkout-attempt';

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
  remember(ATTEMPT_STORED_AS, attempt);
  return attempt;
}

export function attemptFor(earlier: Attempt | undefined, checkout: Checkout, content: string): Attempt {
  return earlier?.content === content ? earlier : { key: newKey(), content, checkout };
}

export function pendingAttempt(): Attempt | undefined {
  return recall<Attempt>(ATTEMPT_STORED_AS);
}

/** The server has said yes or no. */
export function endAttempt(): void {
  forget(ATTEMPT_STORED_AS);
}

/** The form before anything is typed or chosen: nothing in it costs extra. */
export const NO_FIELDS = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  shippingAddress: '',
  shippingMethod: 'standard',
  coldChain: false,
  deliveryDate: '',
  giftWrap: false,
  giftMessage: '',
  giftTo: '',
  giftFrom: '',
} satisfies Omit<CheckoutFields, 'address'>;

const noParts = () => ({ country: shopHome().country, city: '', region: '', postalCode: '' });

/** What was typed and chosen; what was left as it was is not sent. */
export function filledIn<Fields extends Checkout | CheckoutFields>(fields: Fields): Fields {
  const filled = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && value !== NO_FIELDS[name as keyof typeof NO_FIELDS],
  );
  return Object.fromEntries(filled) as Fields;
}

const DRAFT_STORED_AS = 'checkout-draft';

/** What was typed so far. `owner`: who was signed in then; a guest's text is theirs after signing in too. */
interface Draft {
  owner: number | null;
  fields: CheckoutFields;
}

export const rememberDraft = (draft: Draft): void => remember(DRAFT_STORED_AS, draft);
export const recallDraft = (): Draft | undefined => recall<Draft>(DRAFT_STORED_AS);
export const forgetDraft = (): void => forget(DRAFT_STORED_AS);

/** What was typed or chosen wins; what was left empty is filled from the profile. Another account's text is never shown. */
export function initialFields(current: CurrentUser | null, draft: Draft | undefined): CheckoutFields {
  const isOwn = draft !== undefined && (draft.owner === null || draft.owner === current?.user.id);
  const typed = isOwn ? filledIn(draft.fields) : undefined;
  const vatId = vatIdOf(current);
  return {
    ...NO_FIELDS,
    ...contactOf(current),
    ...(vatId && { vatId }),
    ...typed,
    address: { ...noParts(), ...typed?.address },
  };
}

/** That of the account stands in the form, so that somebody who buys for another purpose can take it out. */
function vatIdOf(current: CurrentUser | null): string | null {
  return current?.profile?.role === 'BUYER' ? current.profile.vatId : null;
}

/** What the confirmation needs to be shown again after a reload; the URL of the page holds only the id. */
export interface PlacedOrder extends OrderAccess {
  email: string;
}

const placedOrderStoredAs = (id: number) => `placed-order-${id}`;

export const rememberPlacedOrder = (placed: PlacedOrder): void =>
  remember(placedOrderStoredAs(placed.id), placed);
export const recallPlacedOrder = (id: number): PlacedOrder | undefined =>
  recall<PlacedOrder>(placedOrderStoredAs(id));
