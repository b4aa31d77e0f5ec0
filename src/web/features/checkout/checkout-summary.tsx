import type { Cart } from '#shared/cart/cart.ts';
import { CartLines } from '#web/features/cart/cart-lines.tsx';
import { CartStatus } from '#web/features/cart/cart-status.tsx';
import { FreeShippingProgress } from '#web/features/cart/free-shipping-progress.tsx';
import { PromoCode } from '#web/features/cart/promo-code.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
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
