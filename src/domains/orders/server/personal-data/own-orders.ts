import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { addressForCustomer } from '#domains/orders/model/group-place.ts';
import { toTaxes } from '#domains/taxes/model/order-taxes.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { orderEvents, orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { orderRemovals } from '#domains/orders/server/removals/removals.schema.ts';
import { paymentFacts, payments, refunds } from '#domains/orders/server/payments.schema.ts';

/**
 * What a buyer ordered, in the words and units of the API: every column that somebody filled in or that concerns their
 * money. A test has the list of those that stay out, each with its reason (own-orders.test.ts).
 */
export async function ownOrders(db: Db, { id: userId }: Person) {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id);
  const ids = rows.map(({ id }) => id);
  const partOf = {
    items: await byOrder(db, orderItems, ids),
    parcels: await byOrder(db, orderParts, ids),
    history: await byOrder(db, orderEvents, ids),
    removals: await byOrder(db, orderRemovals, ids),
    payments: await byOrder(db, payments, ids),
    moves: await byOrder(db, paymentFacts, ids),
    refunds: await byOrder(db, refunds, ids),
  };
  return {
    orders: rows.map((order) => ({
      ...orderView(order),
      items: (partOf.items.get(order.id) ?? []).map(itemView),
      parcels: (partOf.parcels.get(order.id) ?? []).map(parcelView),
      history: (partOf.history.get(order.id) ?? []).map(eventView),
      removals: (partOf.removals.get(order.id) ?? []).map(removalView),
      payments: (partOf.payments.get(order.id) ?? []).map(paymentView),
      /** What happened to the payments and refunds, as the provider or the bank said. */
      moneyMoved: (partOf.moves.get(order.id) ?? []).map(moveView),
      refunds: (partOf.refunds.get(order.id) ?? []).map(refundView),
    })),
  };
}

type OfOrder = PgTable & { id: PgColumn; orderId: PgColumn };

async function byOrder<Table extends OfOrder>(db: Db, table: Table, orderIds: number[]) {
  type Row = Table['$inferSelect'] & { orderId: number };
  if (orderIds.length === 0) return new Map<number, Row[]>();
  const found = (await db
    .select()
    .from(table as OfOrder)
    .where(inArray(table.orderId, orderIds))
    .orderBy(table.id)) as Row[];
  return Map.groupBy(found, ({ orderId }) => orderId);
}

const orderView = (order: typeof orders.$inferSelect) => ({
  id: order.id,
  createdAt: order.createdAt,
  acceptedAt: order.acceptedAt,
  status: order.status,
  language: order.language,
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  customerPhone: order.customerPhone,
  /** Of a group's members: that it goes to the organizer, not where that is. */
  shippingAddress: addressForCustomer(order),
  address: order.groupPlace === 'member' ? null : order.address,
  vatId: order.vatId,
  groupPlace: order.groupPlace,
  confirmBy: order.confirmBy,
  invoiceDays: order.invoiceDays,
  shipsFrom: order.shipsFrom,
  shippingMethod: order.shippingMethod,
  coldChain: order.coldChain,
  deliveryDate: order.deliveryDate,
  giftMessage: order.giftMessage,
  giftTo: order.giftTo,
  giftFrom: order.giftFrom,
  giftWrap: toAmount(order.giftWrapCents),
  promoCode: order.promoCode,
  promoDiscount: toAmount(order.promoCents),
  paymentMethod: order.paymentMethod,
  taxTotal: toAmount(order.taxTotalCents),
  taxIncluded: order.taxIncluded,
  taxReason: order.taxReason,
  shippingTax: toTaxes([order.shippingTax]),
  giftWrapTax: toTaxes([order.giftWrapTax]),
  orderTotal: toAmount(order.orderTotalCents),
  discountTotal: toAmount(order.discountTotalCents),
  shipping: toAmount(order.shippingCents),
});

const itemView = (item: typeof orderItems.$inferSelect) => ({
  productId: item.productId,
  productName: item.productName,
  unit: item.unit,
  perishable: item.perishable,
  pooledUnits: item.pooledUnits,
  quantity: item.quantity,
  removed: item.removed,
  price: toAmount(item.priceCents),
  discountPercentage: item.discountPercentage,
  discount: toAmount(item.discountCents),
  promoDiscount: toAmount(item.promoCents),
  taxes: toTaxes([item.tax]),
  shipsFrom: item.shipsFrom,
});

const parcelView = (part: typeof orderParts.$inferSelect) => ({
  status: part.status,
  goods: toAmount(part.goodsCents),
  promoDiscount: toAmount(part.promoCents),
  /** What the customer does not pay for pieces that were removed. */
  removed: toAmount(part.removedPaidCents),
  tax: toAmount(part.taxCents),
  taxes: toTaxes(part.taxes),
  shipBy: part.shipBy,
  carrier: part.carrier,
  trackingNumber: part.trackingNumber,
  shippedAt: part.shippedAt,
  deliveredAt: part.deliveredAt,
});

const eventView = ({ fromStatus, toStatus, actor, changed, createdAt }: typeof orderEvents.$inferSelect) => ({
  fromStatus,
  toStatus,
  actor,
  changed,
  createdAt,
});

const removalView = ({ reason, reducedCents, createdAt }: typeof orderRemovals.$inferSelect) => ({
  reason,
  reduced: toAmount(reducedCents),
  createdAt,
});

const paymentView = ({ method, amountCents, createdAt, expiresAt }: typeof payments.$inferSelect) => ({
  method,
  amount: toAmount(amountCents),
  createdAt,
  expiresAt,
});

/** Whether it was money. */
const byWhat = ({
  giftCardId,
  creditUserId,
}: Pick<typeof refunds.$inferSelect, 'giftCardId' | 'creditUserId'>) => {
  if (giftCardId !== null) return 'gift_card';
  return creditUserId === null ? 'money' : 'credit';
};

const moveView = ({ kind, amountCents, createdAt, ...funds }: typeof paymentFacts.$inferSelect) => ({
  kind,
  by: byWhat(funds),
  amount: toAmount(amountCents),
  createdAt,
});

const refundView = ({ amountCents, reason, actor, createdAt, ...funds }: typeof refunds.$inferSelect) => ({
  by: byWhat(funds),
  amount: toAmount(amountCents),
  reason,
  actor,
  createdAt,
});
