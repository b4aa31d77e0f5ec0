import { toAmount } from '#engine/model/money.ts';
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
    originalPrice: toAmount(line.originalCents),
    finalPrice: toAmount(line.finalCents),
  };
}

/** The figures of the whole cart, the same on the server and in the browser's preview of it. */
export function cartFigures(
  lines: readonly PricedLine[],
  promo: PromoTerms | null,
): Omit<Cart, 'items' | 'promo' | keyof CartTaxes> & { promoDiscount: number } {
  const sum = orderSum(lines, { ...PLAIN_CHOICES, promo });
  return {
    subtotal: toAmount(sum.subtotalCents),
    totalDiscount: toAmount(sum.totalDiscountCents),
    total: toAmount(sum.totalCents),
    shipping: toAmount(sum.shippingCents),
    promoDiscount: toAmount(sum.promoCents),
    grandTotal: toAmount(sum.orderTotalCents),
    cartCount: sum.cartCount,
  };
}
