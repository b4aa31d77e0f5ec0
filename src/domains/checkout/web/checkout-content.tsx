import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCheckoutForm } from './checkout-form-state.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';

/** What is bought to the left, where it goes to the right; on phones the form, under a bar with what is bought. */
export function CheckoutContent({ cart, current }: { cart: Cart; current: CurrentUser | null }) {
  const { t } = useTranslation('checkout');
  const form = useCheckoutForm(current);
  return (
    <>
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-1 lg:flex-col-reverse lg:flex-nowrap lg:items-start">
        <h1 className="text-3xl lg:text-5xl">{t('title')}</h1>
        <Link
          to="/shop"
          className="inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('continue')}
        </Link>
      </div>
      <div className="mt-3 grid items-start gap-5 lg:mt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <CheckoutSummary cart={cart} form={form} />
        <CheckoutForm form={form} cart={cart} current={current} />
      </div>
    </>
  );
}
