import { toDollars } from '#shared/money.ts';
import type { Order, OrderActor } from '#shared/orders/order.ts';
import { lineTotalCents, originalOfLines } from '#shared/pricing/line-total.ts';
import { customerMayCancel, type OrderStatus } from '#shared/orders/order-status.ts';

/** An order with its lines and history, in cents, as the tables hold it. */
export interface OrderRecord {
  id: number;
  createdAt: Date;
  status: OrderStatus;
  orderTotalCents: number;
  discountTotalCents: number;
  shippingCents: number;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  items: OrderItemRecord[];
  events: { toStatus: OrderStatus; actor: OrderActor; createdAt: Date }[];
}

export interface OrderItemRecord {
  id: number;
  productId: number;
  productSlug: string;
  productName: string;
  unit: string;
  imageUrl: string | null;
  imagePreview: string | null;
  quantity: number;
  priceCents: number;
  discountPercentage: number;
  discountCents: number;
}

export function toOrder(record: OrderRecord, { withCustomer = false } = {}): Order {
  return {
    id: record.id,
    createdAt: record.createdAt.toISOString(),
    status: record.status,
    subtotal: toDollars(originalOfLines(record.items)),
    discountTotal: toDollars(record.discountTotalCents),
    shipping: toDollars(record.shippingCents),
    orderTotal: toDollars(record.orderTotalCents),
    items: record.items.map((item) => ({
      id: item.id,
      productId: item.productId,
      productSlug: item.productSlug,
      quantity: item.quantity,
      unitPrice: toDollars(item.priceCents),
      discount: toDollars(item.discountCents),
      discountPercentage: item.discountPercentage,
      lineTotal: toDollars(lineTotalCents(item)),
      product: {
        name: item.productName,
        unit: item.unit,
        imageUrl: item.imageUrl,
        imagePreview: item.imagePreview,
      },
    })),
    ...(withCustomer ? customerOf(record) : {}),
    canCancel: customerMayCancel(record),
    history: record.events.map((event) => ({
      status: event.toStatus,
      at: event.createdAt.toISOString(),
      actor: event.actor,
    })),
  };
}

function customerOf({ customerName, customerEmail, customerPhone, shippingAddress }: OrderRecord) {
  return { customerName, customerEmail, customerPhone, shippingAddress };
}
