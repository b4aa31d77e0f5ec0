import { policies } from '#engine/model/policies.ts';
import { Truck } from 'lucide-react';
import type { Cart } from '#domains/cart/model/cart.ts';
import { formatMoney, toCents } from '#engine/model/money.ts';
import { missingForFreeShippingCents } from '#domains/pricing/model/cart-totals.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';

/** How far the cart is from free shipping, as far as that is the shop's to give. */
export function FreeShippingProgress({ cart, className }: { cart: Cart; className?: string }) {
  const { t } = useTranslation('cart');
  const own = cart.items.filter(({ product }) => product.ownDelivery);
  if (own.length === 0) return <Progress cart={cart} className={className} />;
  return (
    <div className={className}>
      {own.length < cart.items.length && <Progress cart={cart} className="mb-2" />}
      <p className="text-sm text-muted">{t('shipping.own')}</p>
    </div>
  );
}

function Progress({ cart, className }: { cart: Cart; className?: string | undefined }) {
  const { t } = useTranslation('cart');
  const missingCents = missingForFreeShippingCents(toCents(cart.total));
  const reached = missingCents === 0;
  const share = 1 - missingCents / Math.max(1, policies().freeShippingCents);
  return (
    <div className={className}>
      <p className="flex items-center gap-2 text-sm font-medium">
        <Truck aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
        {reached ? t('shipping.reached') : t('shipping.missing', { amount: formatMoney(missingCents) })}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-ink/10">
        <div
          className={cx(
            'h-full w-full origin-left rounded-full transition-transform duration-500 ease-soft',
            reached ? 'bg-accent' : 'bg-zest',
          )}
          style={{ transform: `scaleX(${Math.max(0.02, share)})` }}
        />
      </div>
    </div>
  );
}
