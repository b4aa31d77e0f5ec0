import type { Cart, CartLine } from '#shared/cart/cart.ts';
import { toCents, toDollars } from '#shared/money.ts';
import { totals } from '#shared/pricing/cart-totals.ts';
import { priceLine, type PricedLine } from '#shared/pricing/line.ts';

/** Line id → the quantity asked for; 0 takes the line away. */
export type Wishes = ReadonlyMap<number, number>;

/** The cart as it will be once the wishes are granted: the server's own arithmetic, done in advance. */
export function previewCart(cart: Cart, wishes: Wishes): Cart {
  if (wishes.size === 0) return cart;
  const lines = cart.items
    .map((item) => ({ item, quantity: wishes.get(item.id) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => ({ item, priced: priceAt(item, quantity) }));
  const sum = totals(lines.map(({ priced }) => priced));
  return {
    items: lines.map(({ item, priced }) => ({
      ...item,
      quantity: priced.quantity,
      discountPercentage: priced.discountPercentage,
      originalPrice: toDollars(priced.originalCents),
      finalPrice: toDollars(priced.finalCents),
    })),
    subtotal: toDollars(sum.subtotalCents),
    totalDiscount: toDollars(sum.totalDiscountCents),
    total: toDollars(sum.totalCents),
    shipping: toDollars(sum.shippingCents),
    grandTotal: toDollars(sum.grandTotalCents),
    cartCount: sum.cartCount,
  };
}

function priceAt({ product }: CartLine, quantity: number): PricedLine {
  return priceLine({ unitPriceCents: toCents(product.price), quantity, tiers: product.discountTiers });
}
