import { choicesOf, deliveryOf } from '#shared/checkout/order-choices.ts';
import { draftOrder, type OrderDraft } from '#shared/orders/draft-order.ts';
import { orderSum } from '#shared/pricing/order-sum.ts';
import { termsOf } from '#shared/promotions/promo-discount.ts';
import type { PromoState } from '#server/db/promo-code-sql.ts';
import { priceOf } from './checkout-refusal.ts';
import type { CheckoutRow } from './checkout.statements.ts';
import type { Submission } from './place-order.ts';

/** The order that a cart becomes by what was chosen for it. */
export function draftOfCart(
  session: CheckoutRow,
  rows: CheckoutRow[],
  promo: PromoState | null,
  submission: Submission,
): OrderDraft {
  const { checkout, language, key, now } = submission;
  const lines = rows.map((row) => ({
    product: { ...row, id: row.productId },
    unitPriceCents: row.priceCents,
    price: priceOf(row),
  }));
  return draftOrder({
    lines,
    sum: orderSum(
      lines.map(({ price }) => price),
      { ...choicesOf(checkout), promo },
    ),
    promo: promo && { id: promo.id, code: promo.code, ...termsOf(promo) },
    delivery: deliveryOf(checkout),
    now,
    customer: {
      customerName: checkout.customerName,
      customerEmail: checkout.customerEmail,
      customerPhone: checkout.customerPhone || null,
      shippingAddress: checkout.shippingAddress,
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
