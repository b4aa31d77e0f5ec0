import type { Language } from '#shared/languages.ts';
import type { CartTotals } from '#shared/pricing/cart-totals.ts';
import type { PricedLine } from '#shared/pricing/line.ts';
import type { OrderActor } from './order.ts';

/** So many of a product at a price, wherever they come from: a cart, a group buy, an exchange. */
export interface OrderedLine {
  product: {
    id: number;
    slug: string;
    /** In the customer's language. */
    name: string;
    unit: string;
    imageUrl: string | null;
    imagePreview: string | null;
    producerId: number | null;
  };
  unitPriceCents: number;
  price: PricedLine;
}

/** Whom the order is for, and where it goes. */
export interface OrderCustomer {
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  shippingAddress: string;
  language: Language;
}

/** Who places it. */
export interface OrderPlacement {
  actor: OrderActor;
  userId: number | null;
  sessionId: number | null;
  /** The same key is one order. */
  idempotencyKey: string | null;
}

export interface DraftLine {
  productId: number;
  producerId: number | null;
  productName: string;
  unit: string;
  quantity: number;
  priceCents: number;
  discountPercentage: number;
  discountCents: number;
  /** Shown with the order and not stored with it: it stays the product's. */
  shown: { productSlug: string; imageUrl: string | null; imagePreview: string | null };
}

/** An order in figures, before it has an id: what is stored, mailed and answered is made of it. */
export interface OrderDraft extends OrderCustomer, OrderPlacement {
  /** Before discounts and shipping. */
  subtotalCents: number;
  discountTotalCents: number;
  shippingCents: number;
  orderTotalCents: number;
  lines: DraftLine[];
}

/** `sum` is what the order's function of money says about the lines. */
export function draftOrder({
  lines,
  sum,
  customer,
  placement,
}: {
  lines: readonly OrderedLine[];
  sum: CartTotals;
  customer: OrderCustomer;
  placement: OrderPlacement;
}): OrderDraft {
  return {
    ...customer,
    ...placement,
    subtotalCents: sum.subtotalCents,
    discountTotalCents: sum.totalDiscountCents,
    shippingCents: sum.shippingCents,
    orderTotalCents: sum.grandTotalCents,
    lines: lines.map(({ product, unitPriceCents, price }) => ({
      productId: product.id,
      producerId: product.producerId,
      productName: product.name,
      unit: product.unit,
      quantity: price.quantity,
      priceCents: unitPriceCents,
      discountPercentage: price.discountPercentage,
      discountCents: price.savedCents,
      shown: { productSlug: product.slug, imageUrl: product.imageUrl, imagePreview: product.imagePreview },
    })),
  };
}
