import type { DiscountTier } from '#shared/pricing/tiers.ts';
import type { Database } from '#server/db/client.ts';
import type { OrderConfirmationData } from '#server/mail/templates/order-confirmation.ts';
import { PLACE_ORDER, READ_CART_TO_ORDER } from './checkout.statements.ts';

/** A session, and one line of its cart; an empty cart is one row whose `line_id` is null. */
export interface CheckoutRow {
  session_id: number;
  user_id: number | null;
  /** The order that this very submission has already become. */
  placed_order_id: number | null;
  line_id: number | null;
  quantity: number;
  shown_price_cents: number | null;
  shown_tiers: DiscountTier[] | null;
  product_id: number;
  slug: string;
  name: string;
  unit: string;
  image_url: string | null;
  image_preview: string | null;
  producer_id: number | null;
  price_cents: number;
  discount_tiers: DiscountTier[] | null;
  for_sale: boolean;
  quantity_available: number;
}

export function readCartToOrder(
  database: Database,
  { tokenHash, language, key }: { tokenHash: string; language: string; key: string | undefined },
): Promise<CheckoutRow[]> {
  const values = [tokenHash, language, key ?? null];
  return database.prepared<CheckoutRow>('read-cart-to-order', READ_CART_TO_ORDER, values);
}

export interface NewOrder {
  sessionId: number;
  userId: number | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  language: string;
  orderTotalCents: number;
  discountTotalCents: number;
  shippingCents: number;
  idempotencyKey: string | null;
  actor: 'buyer' | 'customer';
  lines: {
    line_id: number;
    product_id: number;
    producer_id: number | null;
    name: string;
    unit: string;
    quantity: number;
    price_cents: number;
    discount_tiers: DiscountTier[] | null;
    discount_percentage: number;
    discount_cents: number;
  }[];
  mail: Omit<OrderConfirmationData, 'orderId'>;
}

export interface PlacedOrder {
  id: number;
  created_at: Date;
  /** Product id → id of its order line. */
  item_ids: Record<string, number>;
}

/** Undefined: the cart, a price or the stock changed since it was read. */
export async function writeOrder(database: Database, order: NewOrder): Promise<PlacedOrder | undefined> {
  const [placed] = await database.prepared<PlacedOrder>('place-order', PLACE_ORDER, [
    order.sessionId,
    JSON.stringify(order.lines),
    order.userId,
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    order.shippingAddress,
    order.language,
    order.orderTotalCents,
    order.discountTotalCents,
    order.shippingCents,
    order.idempotencyKey,
    order.actor,
    JSON.stringify(order.mail),
  ]);
  return placed;
}
