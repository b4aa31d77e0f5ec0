import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { CurrentUser } from '#engine/model/current-user.ts';
import type { Cart } from '#domains/cart/model/cart.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

/** What is bought to the left, where it goes to the right; on phones one under the other. */
export function CheckoutContent({ cart, current }: { cart: Cart; current: CurrentUser | null }) {
  const { t } = useTranslation('checkout');
  const form = useCheckoutForm(current);
  return (
    <>
      <Link
        to="/shop"
        className="inline-flex items-center gap-2 py-1 text-sm text-muted transition-colors hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('continue')}
      </Link>
      <h1 className="mt-4 text-5xl">{t('title')}</h1>
      <div className="mt-8 grid items-start gap-10 lg:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <CheckoutSummary cart={cart} form={form} />
        <CheckoutForm form={form} cart={cart} current={current} />
      </div>
    </>
  );
}
