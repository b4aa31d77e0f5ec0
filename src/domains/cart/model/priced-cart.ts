import { toDollars } from '#engine/model/money.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import type { PooledLine } from '#domains/pricing/model/pooled-lines.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';
import type { PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import type { Cart, CartLine } from './cart.ts';
import type { CartTaxes } from './cart-taxes.ts';

/** The figures of a line as the wire carries them. */
export function lineFigures(
  line: PooledLine,
): Pick<
  CartLine,
  'quantity' | 'familyId' | 'pooledUnits' | 'discountPercentage' | 'originalPrice' | 'finalPrice'
> {
  return {
    quantity: line.quantity,
    familyId: line.familyId,
    pooledUnits: line.pooledUnits,
    discountPercentage: line.discountPercentage,
    originalPrice: toDollars(line.originalCents),
    finalPrice: toDollars(line.finalCents),
  };
}

/** The figures of the whole cart, the same on the server and in the browser's preview of it. */
export function cartFigures(
  lines: readonly PricedLine[],
  promo: PromoTerms | null,
): Omit<Cart, 'items' | 'promo' | keyof CartTaxes> & { promoDiscount: number } {
  const sum = orderSum(lines, { ...PLAIN_CHOICES, promo });
  return {
    subtotal: toDollars(sum.subtotalCents),
    totalDiscount: toDollars(sum.totalDiscountCents),
    total: toDollars(sum.totalCents),
    shipping: toDollars(sum.shippingCents),
    promoDiscount: toDollars(sum.promoCents),
    grandTotal: toDollars(sum.orderTotalCents),
    cartCount: sum.cartCount,
  };
}
