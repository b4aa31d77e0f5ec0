import type { OrderDraft } from '#domains/orders/model/draft-order.ts';
import { lineTotalCents } from '#domains/pricing/model/line-total.ts';
import type { QueuedMail } from '#engine/server/mail/outbox.ts';

/** A mail about an order that is about to be written: it learns the order's id and time there. */
export type OrderMail = OrderMailOf<'order-confirmation'>;

type OrderMailOf<Name extends 'order-confirmation'> = Omit<QueuedMail<Name>, 'data' | 'replyTo'> & {
  data: Omit<QueuedMail<Name>['data'], 'orderId' | 'placedAt'>;
};

export function confirmationMail(draft: OrderDraft): OrderMail {
  return {
    template: 'order-confirmation',
    recipient: draft.customerEmail,
    language: draft.language,
    data: {
      customerName: draft.customerName,
      shippingAddress: draft.shippingAddress,
      lines: draft.lines.map((line) => ({
        name: line.productName,
        quantity: line.quantity,
        priceCents: line.priceCents,
        discountPercentage: line.discountPercentage,
        finalCents: lineTotalCents(line),
      })),
      subtotalCents: draft.subtotalCents,
      discountCents: draft.discountTotalCents,
      promo: draft.promo && { code: draft.promo.code, cents: draft.promoCents },
      shippingCents: draft.shippingCents,
      delivery: { method: draft.shippingMethod, coldChain: draft.coldChain, ...draft.arrival },
      giftWrapCents: draft.giftWrapCents,
      giftMessage: draft.giftMessage,
      totalCents: draft.orderTotalCents,
      paymentMethod: draft.paymentMethod,
    },
  };
}
