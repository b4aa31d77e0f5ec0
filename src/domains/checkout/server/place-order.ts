import type { OrderDraft } from '#domains/orders/model/draft-order.ts';
import { mustBeConfirmed, type GuestInvoices } from '#domains/orders/model/payments/confirmation.ts';
import { fundsCents, fundsEntries } from '#domains/orders/model/payments/order-funds.ts';
import { recountMiscounted } from '#domains/catalogue/server/batches/recount-stock.ts';
import type { Db } from '#engine/server/db/client.ts';
import { brokenUniqueIndex } from '#engine/server/db/error-codes.ts';
import { codeRefusal } from '#domains/cart/server/put-code.ts';
import { mailsOfOrder } from '#domains/orders/server/order-mails.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import type { WrittenOrder } from '#domains/orders/server/write/order-statement.ts';
import { toRecord, toWrite } from '#domains/orders/server/write/write-order.ts';
import { slotToTake } from '#domains/pickup/server/take-slot.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { forgetRates } from '#domains/taxes/server/rates-in-force.ts';
import { taxProvider } from '#domains/taxes/server/open-taxes.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { Shop } from '#engine/server/shop.ts';
import { cartOrderStatement, prepaidOrderStatement, type CartAsPriced } from './checkout.statements.ts';
import { draftOfCart } from './draft-of-cart.ts';
import { cartToOrder, priceAndCheck, type PricedCart, type Submission } from './priced-cart.ts';

/** Prices or the cart may change between the two statements; each time the purchase begins again from what is true. */
const TRIES = 5;

/** Turns the cart into an order, or says why not; a refused cart stays as it is. */
export async function placeOrder(
  shop: Pick<Shop, 'catalogue' | 'config' | 'db'>,
  submission: Submission,
): Promise<OrderRecord> {
  const { catalogue, config, db } = shop;
  const taxes = taxProvider(shop);
  let together: GuestInvoices | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await cartToOrder(db, submission);
    if (found.placedOrderId !== null) return (await loadOrder(db, found.placedOrderId))!;
    const cart = await priceAndCheck({ config, db, taxes }, found, submission);
    const leftCents = cart.sum.orderTotalCents - fundsCents(cart.funds);
    const payment = { paymentMethod: submission.methodFor(leftCents), leftCents };
    together ??= await submission.admit(cart, payment);
    const order = { ...payment, isKnown: cart.session.isKnown, orderTotalCents: leftCents };
    const mustConfirm = mustBeConfirmed(order, together);
    const draft = draftOfCart(cart, submission, { ...payment, mustConfirm });
    const written = await writeOnce(db, draft, cartAsPriced(cart, submission.now));
    if (written === undefined) {
      // A rate may be what changed, or a day has passed over what is kept in batches.
      forgetRates(db);
      const productIds = cart.lines.map(({ productId }) => productId);
      await recountMiscounted({ db, catalogue }, submission.now, productIds);
      continue;
    }
    if (written.announcement !== null) await catalogue.applyAnnounced(written.announcement);
    return toRecord(draft, written);
  }
  throw new AppError('conflict', 'errors:checkout.changed', { reason: 'cart_changed' });
}

function cartAsPriced({ session, lines: rows, taxes, slot }: PricedCart, now: Date): CartAsPriced {
  const lines = rows.map(
    ({
      lineId,
      productId,
      quantity,
      priceCents,
      discountTiers,
      familyId,
      countsAs,
      taxCategory,
      availableFrom,
      availableUntil,
      shipsFrom,
      preorder,
    }) => ({
      lineId,
      productId,
      quantity,
      priceCents,
      discountTiers,
      familyId,
      countsAs,
      taxCategory,
      availableFrom,
      availableUntil,
      shipsFrom,
      preorder,
    }),
  );
  const { sessionId, userId, businessVatId } = session;
  return {
    sessionId,
    lines,
    rates: taxes.rates,
    day: shopDay(now),
    userId,
    businessVatId: taxes.taxReason === null ? null : businessVatId,
    ...(slot && { pickup: slotToTake(slot) }),
  };
}

/** Undefined: the cart, a price or the stock changed since it was read. */
async function writeOnce(db: Db, draft: OrderDraft, cart: CartAsPriced): Promise<WrittenOrder | undefined> {
  try {
    const order = toWrite(draft, mailsOfOrder(draft));
    const { funds } = draft;
    const [written] =
      funds === null
        ? await cartOrderStatement(cart)(db, { order, cart })
        : await prepaidOrderStatement(cart)(db, {
            order,
            cart,
            funds: { ...funds, entries: fundsEntries(funds) },
          });
    return written;
  } catch (error) {
    switch (brokenUniqueIndex(error)) {
      // The same submission arrived twice at once and the other one was first: its order is the answer.
      case 'orders_idempotency_unique':
      // Another order of the same session was first with what was calculated: this one is calculated by itself.
      case 'orders_tax_calculation':
      // Another order has the code that was drawn for handing this one over.
      case 'order_pickups_code':
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
