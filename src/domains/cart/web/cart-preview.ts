import type { QueryClient } from '@tanstack/react-query';
import type { Cart, CartLine } from '#domains/cart/model/cart.ts';
import { cartFigures, lineFigures } from '#domains/cart/model/priced-cart.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLine, type PricedLine } from '#domains/pricing/model/line.ts';
import type { PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import type { PendingUpdates } from './cart.queries.ts';
import { addPendingUpdate } from './pending-updates.ts';

/** Shows the new quantity at once; 0 removes the line. */
export function updateQuantity(client: QueryClient, lineId: number, quantity: number): void {
  addPendingUpdate(client, lineId, quantity, previewCart);
}

/** The cart as it will be once the pending updates are granted: the server's own arithmetic, done in advance. */
export function previewCart(cart: Cart, pendingUpdates: PendingUpdates): Cart {
  if (pendingUpdates.size === 0) return cart;
  const lines = cart.items
    .map((item) => ({ item, quantity: pendingUpdates.get(item.id) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => ({ item, priced: priceAt(item, quantity) }));
  const { promoDiscount, ...figures } = cartFigures(
    lines.map(({ priced }) => priced),
    termsSeen(cart),
  );
  return {
    items: lines.map(({ item, priced }) => ({ ...item, ...lineFigures(priced) })),
    ...figures,
    promo: cart.promo && { ...cart.promo, discount: promoDiscount },
  };
}

/** The browser knows what the code took off, not its terms: until the server answers it takes off the same. */
function termsSeen({ promo }: Cart): PromoTerms | null {
  return promo && { kind: 'amount', value: toCents(promo.discount), minTotalCents: 0 };
}

function priceAt({ product }: CartLine, quantity: number): PricedLine {
  return priceLine({ unitPriceCents: toCents(product.price), quantity, tiers: product.discountTiers });
}
