import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import type { DraftPayment } from '#domains/orders/model/payments/draft-payment.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES, withShipping } from '#domains/pricing/model/order-sum.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import type { UnitTerms } from '#domains/pricing/model/terms.ts';
import { languageOf } from '#domains/group-buys/server/group-mails.ts';
import type { MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import type { SoldProduct } from '#domains/group-buys/server/sold-product.queries.ts';

export interface MemberSale {
  member: MemberRow;
  product: SoldProduct;
  terms: UnitTerms;
  line: PricedLine;
  shippingCents: number;
  shippingAddress: string;
}

/** The ordinary order that a membership becomes. `payBy` says how the total of it is paid. */
export function draftMemberOrder(
  { member, product, terms, line, shippingCents, shippingAddress }: MemberSale,
  payBy: (orderTotalCents: number) => DraftPayment,
  now: Date,
): OrderDraft {
  const language = languageOf(member);
  const sum = withShipping(orderSum([line], PLAIN_CHOICES), shippingCents);
  return draftOrder({
    lines: [
      {
        product: { ...product, name: localizedName(product, language) },
        unitPriceCents: terms.unitPriceCents,
        price: line,
      },
    ],
    sum,
    promo: null,
    delivery: PLAIN_DELIVERY,
    customer: {
      customerName: member.customerName,
      customerEmail: member.customerEmail,
      customerPhone: member.customerPhone,
      shippingAddress,
      language,
    },
    placement: {
      actor: member.userId === null ? 'customer' : 'buyer',
      userId: member.userId,
      sessionId: null,
      // A membership becomes one order, whatever else goes wrong.
      idempotencyKey: `group:${member.id}`,
    },
    payment: payBy(sum.orderTotalCents),
    now,
  });
}
