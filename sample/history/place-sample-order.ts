import { saleOf } from '#domains/orders/model/sale-of-order.ts';
import { salePosting } from '#domains/ledger/model/sale.ts';
import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import type { OrderPromo } from '#domains/pricing/model/promo-discount.ts';
import { storedOrder } from '#domains/orders/model/stored-order.ts';
import { orderSum } from '#domains/pricing/model/order-sum.ts';
import { priceLines } from '#domains/pricing/model/pooled-lines.ts';
import type { Chronicle, ChronicleRows } from './chronicle.ts';
import type { Purchase } from './purchases.ts';

export interface PlacedOrder {
  order: ChronicleRows['orders'][number];
  parts: ChronicleRows['orderParts'];
  /** In the order of the lines. */
  items: ChronicleRows['orderItems'];
}

const SECOND_MS = 1000;

/** The rows that checkout writes, except that it happened then. Stock is not taken: the shelves stay full. */
export function placeOrder(
  chronicle: Chronicle,
  purchase: Purchase,
  { userId, promo }: { userId: number | null; promo: OrderPromo | null },
): PlacedOrder {
  const { placedAt: at } = purchase;
  const draft = draftOfPurchase(purchase, { userId, promo });
  const stored = storedOrder(draft);
  const order = chronicle.add('orders', {
    ...stored.order,
    acceptedAt: at,
    status: 'pending',
    createdAt: at,
  });
  const parts = stored.parts.map((part) =>
    chronicle.add('orderParts', { ...part, orderId: order.id, status: 'pending' }),
  );
  const items = stored.lines.map((line) => {
    const part = parts.find(({ producerId }) => producerId === line.producerId)!;
    return chronicle.add('orderItems', { ...line, orderId: order.id, partId: part.id });
  });
  const event = { orderId: order.id, toStatus: 'pending', actor: draft.actor, actorUserId: userId };
  chronicle.add('orderEvents', { ...event, createdAt: at });
  // Delivered: what it told is forgotten.
  chronicle.add('mailOutbox', {
    template: 'order-confirmation',
    recipient: draft.customerEmail,
    language: draft.language,
    attempts: 1,
    nextAttemptAt: at,
    sentAt: new Date(at.getTime() + 2 * SECOND_MS),
    createdAt: at,
  });
  const sold = draft.parts.map((part, index) => ({ ...part, id: parts[index]!.id }));
  chronicle.post(salePosting({ id: order.id, ...saleOf({ ...draft, parts: sold }) }), at);
  return { order, parts, items };
}

/** The order that checkout would have made of it. */
export function draftOfPurchase(
  { buyer, placedAt, lines, method, coldChain, giftMessage }: Purchase,
  { userId, promo }: { userId: number | null; promo: OrderPromo | null },
): OrderDraft {
  const prices = priceLines(
    lines.map(({ product, quantity }) => ({ ...product, unitPriceCents: product.priceCents, quantity })),
  );
  const ordered = lines.map(({ product }, index) => ({
    product: {
      ...product,
      name: product.nameIn(buyer.language),
      imageUrl: null,
      imagePreview: null,
    },
    unitPriceCents: product.priceCents,
    price: prices[index]!,
  }));
  const choices = { method, coldChain, giftWrap: giftMessage !== null, promo };
  return draftOrder({
    lines: ordered,
    sum: orderSum(
      ordered.map(({ price }) => price),
      choices,
    ),
    promo,
    delivery: { ...PLAIN_DELIVERY, shippingMethod: method, coldChain, giftMessage },
    payment: { paymentMethod: 'invoice', isAccepted: true, confirmBy: null, attempt: null },
    now: placedAt,
    customer: {
      customerName: `${buyer.firstName} ${buyer.lastName}`,
      customerEmail: buyer.email,
      customerPhone: buyer.phoneNumber,
      shippingAddress: buyer.address,
      language: buyer.language,
    },
    placement: {
      actor: userId === null ? 'customer' : 'buyer',
      userId,
      sessionId: null,
      idempotencyKey: null,
    },
  });
}
