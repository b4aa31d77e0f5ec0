import type { CheckoutOptions } from './checkout-options.ts';
import { promoDiscountIn, quoteIn } from './quote-in.ts';
import { quoted } from './order-choices.ts';
import type { CartTaxes } from '#domains/cart/model/cart-taxes.ts';
import type { Cart } from '#domains/cart/model/cart.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { amountDue, chargesFor, type OrderChoices } from '#domains/pricing/model/order-sum.ts';

const NO_TAX = { taxTotal: 0, taxIncluded: false, taxRelief: 0 };

/** As decimals, as the order will carry them. */
export interface CheckoutFigures {
  /** The method's price and the cold chain. */
  shipping: number;
  giftWrapPrice: number;
  /** What the customer pays. */
  orderTotal: number;
}

/** What a cart costs with the choices made for it: the order's own arithmetic, done in advance. */
export function checkoutFigures(
  cart: Pick<Cart, 'total' | 'shipping' | 'promo'>,
  choices: Omit<OrderChoices, 'promo'>,
  options: Pick<CartTaxes, 'taxTotal' | 'taxIncluded' | 'taxRelief'> &
    Partial<Pick<CheckoutOptions, 'delivery' | 'promoDiscount' | 'shippingMethods'>> = NO_TAX,
): CheckoutFigures {
  const quote = choices.quote ?? quoteIn(options, choices.method);
  const charges = chargesFor(quoted(choices, quote), toCents(cart.shipping));
  const promoCents = toCents(promoDiscountIn(options) ?? cart.promo?.discount ?? 0);
  return {
    shipping: toAmount(charges.shippingCents),
    giftWrapPrice: toAmount(charges.giftWrapCents),
    orderTotal: toAmount(
      amountDue({ totalCents: toCents(cart.total), promoCents, ...charges }) +
        (options.taxIncluded ? 0 - toCents(options.taxRelief) : toCents(options.taxTotal)),
    ),
  };
}
