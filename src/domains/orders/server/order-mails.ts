import type { OrderDraft } from '#domains/orders/model/draft-order.ts';
import type { OrderFunds } from '#domains/orders/model/payments/order-funds.ts';
import { pickupOfOrder } from './pickup/order-pickup.queries.ts';
import { moneyOfOrders } from './orders.queries.ts';
import { lineTotalCents } from '#domains/pricing/model/line-total.ts';
import { byRate } from '#domains/taxes/model/tax-of.ts';
import { releaseJoined } from '#engine/server/mail/joined-mails.ts';
import { queueMail, type QueuedMail } from '#engine/server/mail/outbox.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { addressForCustomer } from '#domains/orders/model/group-place.ts';
import { cancelledCents } from '#domains/orders/model/order-parts.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orderItems, orderParts, orders } from './orders.schema.ts';
import { LEFT_OF_ITEM } from './removals/left-of-line.ts';
import type { Refund } from '#domains/orders/server/refunds/refund-what-is-due.ts';

/** A mail about an order that is about to be written: it learns the order's id and time there. */
export type OrderMail = OrderMailOf<'order-confirmation'> | OrderMailOf<'order-to-confirm'>;

type OrderMailOf<Name extends 'order-confirmation' | 'order-to-confirm'> = Omit<
  QueuedMail<Name>,
  'data' | 'replyTo'
> & {
  data: Omit<QueuedMail<Name>['data'], 'orderId' | 'placedAt'>;
  /** It does not wait until the order is accepted. */
  atOnce?: boolean;
};

/** What is written to the customer of a new order: that it is placed, or first that it is to be confirmed. */
export function mailsOfOrder(draft: OrderDraft): OrderMail[] {
  const { confirmBy, customerName, orderTotalCents: totalCents } = draft;
  if (confirmBy === null) return [confirmationMail(draft)];
  const toConfirm: OrderMail = {
    template: 'order-to-confirm',
    recipient: draft.customerEmail,
    language: draft.language,
    atOnce: true,
    data: {
      customerName,
      totalCents,
      confirmBy: confirmBy.toISOString(),
      lines: draft.lines.map(({ productName: name, quantity, shown }) => ({
        name,
        quantity,
        picture: shown.imageUrl,
      })),
    },
  };
  return [toConfirm, confirmationMail(draft)];
}

/** In mails of a shop that charges none there is nothing of it. */
function mailedTaxes({ lines, shippingTax, giftWrapTax, taxIncluded, taxReason }: OrderDraft) {
  const amounts = byRate([...lines.map(({ tax }) => tax), shippingTax, giftWrapTax]);
  const rates = amounts.map(({ name, percent, taxCents }) => ({ name, percent, cents: taxCents }));
  return { rates, included: taxIncluded, reason: taxReason };
}

function paidBy({ giftCards, credit }: OrderFunds) {
  return [
    ...giftCards.map(({ lastFour, cents }) => ({ lastFour, cents })),
    ...(credit === null ? [] : [{ lastFour: null, cents: credit.cents }]),
  ];
}

export function confirmationMail(draft: OrderDraft): OrderMail {
  return {
    template: 'order-confirmation',
    recipient: draft.customerEmail,
    language: draft.language,
    data: {
      customerName: draft.customerName,
      shippingAddress: addressForCustomer(draft),
      groupPlace: draft.groupPlace,
      lines: draft.lines.map((line) => ({
        name: line.productName,
        quantity: line.quantity,
        picture: line.shown.imageUrl,
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
      ...(draft.giftTo !== null && { giftTo: draft.giftTo }),
      ...(draft.giftFrom !== null && { giftFrom: draft.giftFrom }),
      ...(draft.taxTotalCents > 0 || draft.taxReason !== null ? { taxes: mailedTaxes(draft) } : {}),
      totalCents: draft.orderTotalCents,
      ...(draft.funds && { paidBy: paidBy(draft.funds) }),
      paymentMethod: draft.paymentMethod,
      invoiceDays: draft.invoiceDays,
      ...(draft.shipsFrom !== null && { shipsFrom: draft.shipsFrom }),
      ...(draft.pickup && { pickup: draft.pickup }),
    },
  };
}

/** Ids of the parts that have just come so far. */
interface MovedParts {
  shipped: number[];
  delivered: number[];
  cancelled: number[];
}

/** What follows from cancelling. */
export interface UndoneSale {
  /** Nothing where nothing was paid. */
  refunds?: Refund[];
  /** The number of the return for which it had been sent, which waits for a decision again. */
  openReturn?: string | null;
  /** It paid for the parcel of a group, which nobody pays now. */
  isShippingWaived?: boolean;
  /** What the customer is told of why. */
  reason?: string | null;
}

const NEWS = ['shipped', 'delivered', 'cancelled'] as const;

/** Tells the customer what happened to parts of the order, one mail for each kind of news. */
export async function mailAboutParts(
  tx: Db,
  orderId: number,
  moved: MovedParts,
  { refunds = [], openReturn = null, isShippingWaived = false, reason = null }: UndoneSale = {},
): Promise<void> {
  const ids = NEWS.flatMap((news) => moved[news]);
  if (ids.length === 0) return;
  await releaseJoined(tx, orderId, ['order-reduced', 'fewer-pieces']);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const parts = await tx
    .select()
    .from(orderParts)
    .where(eq(orderParts.orderId, orderId))
    .orderBy(orderParts.id);
  const lines = await tx
    .select({
      partId: orderItems.partId,
      name: orderItems.productName,
      quantity: LEFT_OF_ITEM,
      picture: products.imageUrl,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.partId, ids), gt(LEFT_OF_ITEM, 0)))
    .orderBy(orderItems.id);
  const { customerName, customerEmail, giftTo, groupPlace, language, orderTotalCents, userId } = order!;
  const pickup = await pickupOfOrder(tx, orderId);
  for (const news of NEWS) {
    // What is handed over at once needs nobody to be told that it is ready.
    const concerned = moved[news].filter(
      (id) => pickup === null || news !== 'shipped' || !moved.delivered.includes(id),
    );
    if (concerned.length === 0) continue;
    await queueMail(tx, {
      template: `order-${news}`,
      recipient: customerEmail,
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      data: {
        orderId,
        customerName,
        shippingAddress: addressForCustomer(order!),
        groupPlace,
        ...(giftTo !== null && { giftTo }),
        totalCents: orderTotalCents,
        lines: lines
          .filter((line) => concerned.includes(line.partId))
          .map(({ name, quantity, picture }) => ({ name, quantity, picture })),
        parcels: parts
          .filter(({ id }) => concerned.includes(id))
          .map(({ carrier, trackingNumber }) => ({ carrier, trackingNumber })),
        isWhole: parts.every(({ id, status }) => concerned.includes(id) || status === 'cancelled'),
        cancelledCents: cancelledCents({ orderTotalCents, parts }),
        ...mailedRefunds(refunds),
        ...(openReturn !== null && { openReturn }),
        ...(isShippingWaived && { isShippingWaived }),
        ...(reason !== null && { reason }),
        ...(pickup && { pickup }),
        isBuyer: userId !== null,
        // Nobody is asked for a review that would be refused.
        ...(news === 'delivered' && { isPaid: await isPaid(tx, orderId) }),
      },
    });
  }
}

/** Where it came from one place only, as it was always said. */
export function mailedRefunds(refunds: readonly Refund[]) {
  const [first, ...others] = refunds.map(({ amountCents: cents, way }) => ({ cents, way }));
  if (first === undefined) return {};
  return others.length === 0 ? { refund: first } : { refunds: [first, ...others] };
}

async function isPaid(tx: Db, orderId: number): Promise<boolean> {
  return (await moneyOfOrders(tx, [orderId])).get(orderId)!.openCents <= 0;
}
