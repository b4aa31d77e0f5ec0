import { toDollars } from '#shared/money.ts';
import { totals } from '#shared/pricing/cart-totals.ts';
import type { PricedLine } from '#shared/pricing/line.ts';
import type { Cart, CartLine } from './cart.ts';

/** The figures of a line as the wire carries them. */
export function lineFigures(
  line: PricedLine,
): Pick<CartLine, 'quantity' | 'discountPercentage' | 'originalPrice' | 'finalPrice'> {
  return {
    quantity: line.quantity,
    discountPercentage: line.discountPercentage,
    originalPrice: toDollars(line.originalCents),
    finalPrice: toDollars(line.finalCents),
  };
}

/** The figures of the whole cart, the same on the server and in the browser's preview of it. */
export function cartFigures(lines: readonly PricedLine[]): Omit<Cart, 'items'> {
  const sum = totals(lines);
  return {
    subtotal: toDollars(sum.subtotalCents),
    totalDiscount: toDollars(sum.totalDiscountCents),
    total: toDollars(sum.totalCents),
    shipping: toDollars(sum.shippingCents),
    grandTotal: toDollars(sum.grandTotalCents),
    cartCount: sum.cartCount,
  };
}
