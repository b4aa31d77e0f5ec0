import { BRAND } from '#shared/brand.ts';
import type { Checkout } from '#shared/checkout/checkout.ts';
import type { Language } from '#shared/languages.ts';
import { choicesOf, deliveryOf } from '#shared/checkout/order-choices.ts';
import type { OrderDraft } from '#shared/orders/draft-order.ts';
import type { Db } from '#server/db/client.ts';
import { hasCode, UNIQUE_VIOLATION } from '#server/db/error-codes.ts';
import { rememberShown } from '#server/features/cart/cart.queries.ts';
import { refuseDelivery } from '#server/features/orders/delivery-refusal.ts';
import { confirmationMail } from '#server/features/orders/order-mails.ts';
import type { OrderRecord } from '#server/features/orders/order-view.ts';
import { loadOrder } from '#server/features/orders/orders.queries.ts';
import { toRecord, toWrite, type WrittenOrder } from '#server/features/orders/write-order.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { refusalOf } from './checkout-refusal.ts';
import {
  placeCartOrder,
  readCartToOrder,
  type CartAsPriced,
  type CheckoutRow,
} from './checkout.statements.ts';
import { draftOfCart } from './draft-of-cart.ts';

/** Prices or the cart may change between the two statements; each time the purchase begins again from what is true. */
const TRIES = 5;

export interface Submission {
  tokenHash: string | undefined;
  language: Language;
  /** The same key sent twice within a session is one order. */
  key: string | undefined;
  checkout: Checkout;
  now: Date;
  guestsMayOrder: boolean;
  /** Throws when this customer orders too much; asked once, when nothing else is in the way. */
  admit: (session: CheckoutRow) => Promise<void>;
}

/** Turns the cart into an order, or says why not; a refused cart stays as it is. */
export async function placeOrder(
  { catalogue, db }: Pick<Shop, 'catalogue' | 'db'>,
  submission: Submission,
): Promise<OrderRecord> {
  const { tokenHash, language, key = null, checkout, now, guestsMayOrder, admit } = submission;
  let admitted = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found =
      tokenHash === undefined
        ? []
        : await readCartToOrder(db, { tokenHash, language, key, house: BRAND.houseProducer });
    const session = found[0];
    if (!guestsMayOrder && session?.userId == null)
      throw new AppError('unauthenticated', 'errors:checkout.signIn');
    if (session !== undefined && session.placedOrderId !== null)
      return (await loadOrder(db, session.placedOrderId))!;
    const lines = found.filter((row) => row.lineId !== null);
    if (session === undefined || lines.length === 0)
      throw new AppError('invalid', 'errors:checkout.empty', { reason: 'cart_empty' });
    refuseDelivery(
      { ...checkout, ...deliveryOf(checkout) },
      { perishables: lines.some((line) => line.perishable), orderedAt: now },
      language,
    );
    const refusal = refusalOf(lines, choicesOf(checkout));
    if (refusal !== undefined) {
      await rememberShown(db, session.sessionId, refusal.told);
      throw refusal.error;
    }
    if (!admitted) await admit(session);
    admitted = true;
    const draft = draftOfCart(session, lines, submission);
    const written = await writeOnce(db, draft, cartAsPriced(session, lines));
    if (written === undefined) continue;
    if (written.announcement !== null) await catalogue.applyAnnounced(written.announcement);
    return toRecord(draft, written);
  }
  throw new AppError('conflict', 'errors:checkout.changed', { reason: 'cart_changed' });
}

function cartAsPriced({ sessionId }: CheckoutRow, rows: CheckoutRow[]): CartAsPriced {
  const lines = rows.map(({ lineId, productId, quantity, priceCents, discountTiers }) => ({
    lineId,
    productId,
    quantity,
    priceCents,
    discountTiers,
  }));
  return { sessionId, lines };
}

/** Undefined: the cart, a price or the stock changed since it was read. */
async function writeOnce(db: Db, draft: OrderDraft, cart: CartAsPriced): Promise<WrittenOrder | undefined> {
  try {
    const [written] = await placeCartOrder(db, { order: toWrite(draft, [confirmationMail(draft)]), cart });
    return written;
  } catch (error) {
    // The same submission arrived twice at once and the other one was first: its order is the answer.
    if (hasCode(error, UNIQUE_VIOLATION)) return undefined;
    throw error;
  }
}
