import type { Cart } from '#shared/cart/cart.ts';
import { CartLines } from '#web/features/cart/cart-lines.tsx';
import { CartStatus } from '#web/features/cart/cart-status.tsx';
import { CartTotals } from '#web/features/cart/cart-totals.tsx';
import { FreeShippingProgress } from '#web/features/cart/free-shipping-progress.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { CheckoutLine } from './checkout-line.tsx';

export function CheckoutSummary({ cart }: { cart: Cart }) {
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
        <CartTotals cart={cart} discountLabel={t('summary.discount')} />
      </div>
    </section>
  );
}
