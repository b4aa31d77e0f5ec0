import { deliveryOf } from '#domains/checkout/model/order-choices.ts';
import { bothAddresses } from '#domains/orders/model/order-address.ts';
import { draftOrder, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import { draftPayment } from '#domains/orders/model/payments/draft-payment.ts';
import { termsOf } from '#domains/pricing/model/promo-discount.ts';
import { shipsOn } from '#domains/catalogue/model/seasons/season.ts';
import { shopDay } from '#engine/model/dates.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { pricesOf } from './checkout-refusal.ts';
import type { ChosenPayment, PricedCart, Submission } from './priced-cart.ts';

/** The order that a cart becomes by what was chosen for it. `mustConfirm`: its guest has to answer a mail first. */
export function draftOfCart(
  { session, lines: rows, promo, sum, taxes, funds, slot }: PricedCart,
  submission: Submission,
  { paymentMethod, leftCents, mustConfirm }: ChosenPayment & { mustConfirm: boolean },
): OrderDraft {
  const { checkout, language, key, now } = submission;
  const payment = { now, reference: newReference(), mustConfirm };
  const prices = pricesOf(rows);
  const lines = rows.map((row, index) => ({
    product: { ...row, id: row.productId, shipsFrom: shipsOn(row, shopDay(now)) },
    unitPriceCents: row.priceCents,
    price: prices[index]!,
  }));
  return draftOrder({
    lines,
    sum,
    taxes,
    promo: promo && { id: promo.id, code: promo.code, ...termsOf(promo) },
    delivery: deliveryOf(checkout),
    funds,
    pickup: slot?.pickup ?? null,
    payment: draftPayment(paymentMethod, leftCents, payment),
    now,
    customer: {
      customerName: checkout.customerName,
      customerEmail: checkout.customerEmail,
      customerPhone: checkout.customerPhone || null,
      ...bothAddresses(checkout, { customerName: checkout.customerName, giftTo: checkout.giftTo, language })!,
      vatId: (checkout.vatId ?? session.userVatId) || null,
      language,
    },
    placement: {
      actor: session.userId === null ? 'customer' : 'buyer',
      userId: session.userId,
      sessionId: session.sessionId,
      idempotencyKey: key === undefined ? null : `${session.sessionId}:${key}`,
    },
  });
}
