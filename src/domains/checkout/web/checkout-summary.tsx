import type { Cart } from '#domains/cart/model/cart.ts';
import { CartLines } from '#domains/cart/web/cart-lines.tsx';
import { CartStatus } from '#domains/cart/web/cart-status.tsx';
import { FreeShippingProgress } from '#domains/cart/web/free-shipping-progress.tsx';
import { PromoCode } from '#domains/cart/web/promo-code.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';
import { CheckoutLine } from './checkout-line.tsx';
import { CheckoutTotals } from './checkout-totals.tsx';

export function CheckoutSummary({ cart, form }: { cart: Cart; form: CheckoutFormState }) {
  const { t } = useTranslation('checkout');
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-2xl">
        {t('summary.title')}
      </h2>
      <CartStatus cart={cart} />
      <CartLines cart={cart} line={CheckoutLine} className="mt-2 divide-y divide-line border-b border-line" />
      <div className="mt-6 rounded-xl bg-sunken p-5 sm:p-6">
        <FreeShippingProgress cart={cart} className="mb-5" />
        <PromoCode cart={cart} className="mb-5" />
        <CheckoutTotals cart={cart} form={form} />
      </div>
    </section>
  );
}
