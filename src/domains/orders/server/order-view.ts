import type { KnownAddress } from '#engine/model/places/address.ts';
import { toAmount } from '#engine/model/money.ts';
import type { LineBatch, Order, OrderActor, OrderEvent, OrderPart } from '#domains/orders/model/order.ts';
import { leftOfLineCents, lineTotalCents, originalOfLines } from '#domains/pricing/model/line-total.ts';
import { trackingUrl, type Carrier } from '#domains/pricing/model/delivery/carriers.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import type { OrderNews } from '#domains/orders/model/order-change.ts';
import { addressForCustomer, type GroupPlace } from '#domains/orders/model/group-place.ts';
import { unreadAddress } from '#domains/orders/model/order-address.ts';
import type { OrderPickup } from '#domains/orders/model/order-pickup.ts';
import { cancelledCents, removedCents } from '#domains/orders/model/order-parts.ts';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import { isOpenToCustomer, type OrderStatus } from '#domains/orders/model/order-status.ts';
import {
  toOrderPayment,
  type OrderMoney,
  type OrderPayment,
} from '#domains/orders/model/payments/order-payment.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { toTaxes, type TaxReason } from '#domains/taxes/model/order-taxes.ts';
import type { TaxAmount } from '#domains/taxes/model/tax-of.ts';
import { toPickup, type CustomerReader } from './pickup/order-pickup-view.ts';
import { payTo } from './pay-to.ts';

/** An order with its parts, lines and history, in cents, as the tables hold it. */
export interface OrderRecord {
  id: number;
  userId: number | null;
  createdAt: Date;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  invoiceDays: number;
  /** Null: it waits to be paid or confirmed, or never was. */
  acceptedAt: Date | null;
  /** Until then its guest has to confirm it; null: it need not be confirmed. */
  confirmBy: Date | null;
  /** Null: it has no invoice, or none yet. */
  invoiceNumber: string | null;
  money: OrderMoney;
  orderTotalCents: number;
  discountTotalCents: number;
  shippingCents: number;
  shippingMethod: ShippingMethod;
  coldChain: boolean;
  deliveryDate: Day | null;
  /** Null: it is sent. */
  pickup: OrderPickup | null;
  /** Of a pre-order: when the last of it is shipped from. */
  shipsFrom: Day | null;
  giftWrapCents: number;
  giftMessage: string | null;
  giftTo: string | null;
  giftFrom: string | null;
  promoCode: string | null;
  promoCents: number;
  taxTotalCents: number;
  taxIncluded: boolean;
  shippingTax: TaxAmount | null;
  giftWrapTax: TaxAmount | null;
  taxReason: TaxReason | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  /** Null: nobody has read the text yet, or it is forgotten. */
  address: KnownAddress | null;
  vatId: string | null;
  groupPlace: GroupPlace | null;
  /** The number of the return for which it is sent. */
  exchangeFor: string | null;
  /** Newest first. */
  returns: Order['returns'];
  items: OrderItemRecord[];
  parts: OrderPartRecord[];
  events: OrderEventRecord[];
}

export interface OrderItemRecord {
  id: number;
  partId: number;
  productId: number;
  productSlug: string;
  productName: string;
  unit: string;
  imageUrl: string | null;
  imagePreview: string | null;
  quantity: number;
  removed: number;
  priceCents: number;
  familyId: number | null;
  /** Null: its own quantity. */
  pooledUnits: number | null;
  discountPercentage: number;
  discountCents: number;
  shipsFrom: Day | null;
  tax: TaxAmount | null;
  batches: LineBatch[];
}

export interface OrderPartRecord {
  id: number;
  producerId: number | null;
  producerName: string;
  status: PartStatus;
  goodsCents: number;
  promoCents: number;
  removedPaidCents: number;
  taxCents: number;
  taxes: TaxAmount[];
  carrier: Carrier | null;
  trackingNumber: string | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  /** Null: it has goods. */
  giftCard: SoldGiftCard | null;
}

/** A gift card, to those who bought it. */
export interface SoldGiftCard {
  lastFour: string;
  amountCents: number;
  recipientEmail: string | null;
  message: string | null;
  sendOn: Day;
  isSent: boolean;
}

export interface OrderEventRecord {
  toStatus: OrderEvent['status'];
  actor: OrderActor;
  createdAt: Date;
  /** Null: the whole order. */
  partId: number | null;
  changed: OrderNews[] | null;
  /** Which pieces, where some were removed. */
  removed: NonNullable<OrderEvent['removed']> | null;
}

/** `customerFor`: with who ordered and where it goes, as this reader may know it. */
export function toOrder(record: OrderRecord, { customerFor }: { customerFor?: CustomerReader } = {}): Order {
  const payment = toOrderPayment(record);
  const card = record.parts.find((part) => part.giftCard !== null)?.giftCard ?? null;
  const account = record.status === 'cancelled' ? undefined : accountFor(record, payment, card !== null);
  return {
    id: record.id,
    createdAt: record.createdAt.toISOString(),
    status: record.status,
    subtotal: toAmount(card?.amountCents ?? originalOfLines(record.items)),
    discountTotal: toAmount(record.discountTotalCents),
    shipping: toAmount(record.shippingCents),
    shippingMethod: record.shippingMethod,
    coldChain: record.coldChain,
    deliveryDate: record.deliveryDate,
    pickup: toPickup(record, customerFor),
    shipsFrom: record.shipsFrom,
    giftWrap: record.giftWrapCents > 0,
    giftWrapPrice: toAmount(record.giftWrapCents),
    giftMessage: record.giftMessage,
    giftTo: record.giftTo,
    giftFrom: record.giftFrom,
    promo:
      record.promoCode === null ? null : { code: record.promoCode, discount: toAmount(record.promoCents) },
    taxTotal: toAmount(record.taxTotalCents),
    taxes: toTaxes([...record.items.map(({ tax }) => tax), record.shippingTax, record.giftWrapTax]),
    taxIncluded: record.taxIncluded,
    taxReason: record.taxReason,
    orderTotal: toAmount(record.orderTotalCents),
    cancelledTotal: toAmount(cancelledCents(record)),
    removedTotal: toAmount(removedCents(record, emptiedParts(record))),
    payment: { ...payment, ...(account && { payTo: account }) },
    confirmBy: record.acceptedAt === null ? (record.confirmBy?.toISOString() ?? null) : null,
    exchangeFor: record.exchangeFor,
    returns: record.returns,
    items: record.items.map(toLine),
    parts: record.parts.map((part) => toPart(part, record.items)),
    groupPlace: record.groupPlace,
    giftCard: card && toGiftCard(card),
    ...(customerFor === undefined ? {} : customerOf(record, customerFor)),
    canCancel: isOpenToCustomer(record),
    canChange: isOpenToCustomer(record),
    history: record.events.map(toEvent),
  };
}

/** Parts of which all that was left was removed. */
const emptiedParts = ({ events }: OrderRecord) =>
  new Set(events.filter(({ removed }) => removed !== null).map(({ partId }) => partId));

/** A gift card is paid before it counts, so before there is an invoice: then the transfer names the order. */
function accountFor({ id, acceptedAt }: OrderRecord, payment: OrderPayment, isGiftCard: boolean) {
  if (acceptedAt !== null) return payTo(payment);
  return isGiftCard ? payTo({ ...payment, invoiceNumber: giftCardReference(id) }) : undefined;
}

export function giftCardReference(orderId: number): string {
  return `G-${orderId}`;
}

function toGiftCard({ amountCents, ...card }: SoldGiftCard): NonNullable<Order['giftCard']> {
  return { ...card, amount: toAmount(amountCents) };
}

function toLine(item: OrderItemRecord): Order['items'][number] {
  return {
    id: item.id,
    productId: item.productId,
    productSlug: item.productSlug,
    quantity: item.quantity,
    removed: item.removed,
    unitPrice: toAmount(item.priceCents),
    discount: toAmount(item.discountCents),
    discountPercentage: item.discountPercentage,
    familyId: item.familyId,
    pooledUnits: item.pooledUnits ?? item.quantity,
    lineTotal: toAmount(lineTotalCents(item)),
    leftTotal: toAmount(leftOfLineCents(item)),
    taxes: toTaxes([item.tax]),
    shipsFrom: item.shipsFrom,
    batches: item.batches,
    product: {
      name: item.productName,
      unit: item.unit,
      imageUrl: item.imageUrl,
      imagePreview: item.imagePreview,
    },
  };
}

function toPart(part: OrderPartRecord, items: readonly OrderItemRecord[]): OrderPart {
  return {
    id: part.id,
    producerId: part.producerId,
    producerName: part.producerName,
    status: part.status,
    carrier: part.carrier,
    trackingNumber: part.trackingNumber,
    trackingUrl: trackingUrl(part.carrier, part.trackingNumber),
    shippedAt: part.shippedAt?.toISOString() ?? null,
    deliveredAt: part.deliveredAt?.toISOString() ?? null,
    itemIds: items.filter((item) => item.partId === part.id).map((item) => item.id),
  };
}

function toEvent(event: OrderEventRecord): OrderEvent {
  return {
    status: event.toStatus,
    at: event.createdAt.toISOString(),
    actor: event.actor,
    ...(event.partId !== null && { partId: event.partId }),
    ...(event.changed !== null && { changed: event.changed }),
    ...(event.removed !== null && { removed: event.removed }),
  };
}

function customerOf(record: OrderRecord, reader: CustomerReader) {
  const { customerName, customerEmail, customerPhone } = record;
  const isSomebodyElses = reader === 'customer' && record.groupPlace === 'member';
  return {
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress: isSomebodyElses ? addressForCustomer(record) : record.shippingAddress,
    address: isSomebodyElses ? null : (record.address ?? unreadAddress(customerName)),
    vatId: record.vatId,
    ...(reader === 'staff' && { customerId: record.userId }),
  };
}
