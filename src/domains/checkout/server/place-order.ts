import { brand } from '#engine/model/brand.ts';
import type { Checkout } from '#domains/checkout/model/checkout.ts';
import type { Language } from '#engine/model/languages.ts';
import { choicesOf, deliveryOf } from '#domains/checkout/model/order-choices.ts';
import type { OrderDraft } from '#domains/orders/model/draft-order.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { brokenUniqueIndex } from '#engine/server/db/error-codes.ts';
import { rememberCode, rememberShown } from '#domains/cart/server/cart.queries.ts';
import type { GuessLimit } from '#domains/cart/server/code-guesses.ts';
import { codeRefusal, knownCode } from '#domains/cart/server/put-code.ts';
import { refuseDelivery } from '#domains/orders/server/delivery-refusal.ts';
import { confirmationMail } from '#domains/orders/server/order-mails.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import type { WrittenOrder } from '#domains/orders/server/order-statement.ts';
import { toRecord, toWrite } from '#domains/orders/server/write-order.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { refusalOf, priceOf } from './checkout-refusal.ts';
import {
  placeCartOrder,
  readCartToOrder,
  type CartAsPriced,
  type CheckoutRow,
} from './checkout.statements.ts';
import { draftOfCart } from './draft-of-cart.ts';
import { totals } from '#domains/pricing/model/cart-totals.ts';
import { promoObstacle } from '#domains/cart/model/promo-codes/promo-obstacle.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';

/** Prices or the cart may change between the two statements; each time the purchase begins again from what is true. */
const TRIES = 5;

export interface Submission {
  tokenHash: string | undefined;
  language: Language;
  /** The same key sent twice within a session is one order. */
  key: string | undefined;
  checkout: Checkout;
  paymentMethod: PaymentMethod;
  now: Date;
  guestsMayOrder: boolean;
  guesses: GuessLimit;
  /** Throws when this customer orders too much; asked once, when nothing else is in the way. */
  admit: (session: CheckoutRow) => Promise<void>;
}

/** Turns the cart into an order, or says why not; a refused cart stays as it is. */
export async function placeOrder(
  { catalogue, db }: Pick<Shop, 'catalogue' | 'db'>,
  submission: Submission,
): Promise<OrderRecord> {
  const { tokenHash, language, key = null, checkout, now, guestsMayOrder, admit } = submission;
  const promoCode = checkout.promoCode || null;
  let admitted = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found =
      tokenHash === undefined
        ? []
        : await readCartToOrder(db, {
            tokenHash,
            language,
            key,
            house: brand().houseProducer,
            email: checkout.customerEmail,
            promoCode,
          });
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
    const promo = await codeOfCheckout(session, lines, promoCode, submission.guesses);
    const refusal = refusalOf(lines, choicesOf(checkout), promo);
    if (refusal !== undefined) {
      await rememberShown(db, session.sessionId, refusal.shown.lines);
      if (refusal.shown.code) await rememberCode(db, session.sessionId, promo);
      throw refusal.error;
    }
    if (!admitted) await admit(session);
    admitted = true;
    const draft = draftOfCart(session, lines, promo, submission);
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
    switch (brokenUniqueIndex(error)) {
      // The same submission arrived twice at once and the other one was first: its order is the answer.
      case 'orders_idempotency_unique':
        return undefined;
      // Another order of the same customer was first, from another cart.
      case 'promo_uses_user':
      case 'promo_uses_email':
        throw codeRefusal('usedByCustomer', draft.promo!, 0);
      default:
        throw error;
    }
  }
}

/**
 * The code of a submission, or else of its cart; throws where it cannot be used. A cart that fell below the minimum of
 * its code is ordered without it; a code that is given with the order must be good for it.
 */
async function codeOfCheckout(
  { promo: found }: CheckoutRow,
  lines: CheckoutRow[],
  typed: string | null,
  guesses: GuessLimit,
): Promise<PromoState | null> {
  const promo = typed === null ? found : await knownCode(typed, found, guesses);
  if (promo === null) return null;
  const { totalCents } = totals(lines.map(priceOf));
  const obstacle = promoObstacle(promo, totalCents);
  if (obstacle === null || (obstacle === 'belowMinimum' && typed === null)) return promo;
  throw codeRefusal(obstacle, promo, totalCents);
}
