import type { QueryClient } from '@tanstack/react-query';
import type { Cart, CartLine } from '#domains/cart/model/cart.ts';
import type { CartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { cartFigures, lineFigures } from '#domains/cart/model/priced-cart.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLines, type LineToPool } from '#domains/pricing/model/pooled-lines.ts';
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
    .filter(({ quantity }) => quantity > 0);
  const priced = priceLines(lines.map(({ item, quantity }) => ({ ...lineToPool(item), quantity })));
  const { promoDiscount, ...figures } = cartFigures(priced, termsSeen(cart));
  return {
    items: lines.map(({ item }, index) => ({ ...item, ...lineFigures(priced[index]!) })),
    ...figures,
    // Until the server answers, the tax is that of before.
    ...taxesOf(cart),
    grandTotal: figures.grandTotal + (cart.taxIncluded ? 0 - cart.taxRelief : cart.taxTotal),
    promo: cart.promo && { ...cart.promo, discount: promoDiscount },
  };
}

function taxesOf(cart: Cart): CartTaxes {
  const { taxTotal, taxes, taxIncluded, taxReason, taxRelief, taxEstimated, taxUnknown } = cart;
  return { taxTotal, taxes, taxIncluded, taxReason, taxRelief, taxEstimated, taxUnknown };
}

/** The browser knows what the code took off, not its terms: until the server answers it takes off the same. */
function termsSeen({ promo }: Cart): PromoTerms | null {
  return promo && { kind: 'amount', value: toCents(promo.discount), minTotalCents: 0 };
}

/** A line as the rule of prices takes it. */
export function lineToPool({ product, quantity, familyId }: LinePriced): LineToPool {
  const { price, discountTiers: tiers, countsAs } = product;
  return { unitPriceCents: toCents(price), quantity, tiers, familyId, countsAs };
}

/** As much of a line as its price depends on. */
type LinePriced = Pick<CartLine, 'quantity' | 'familyId'> & {
  product: Pick<CartLine['product'], 'price' | 'discountTiers' | 'countsAs'>;
};
