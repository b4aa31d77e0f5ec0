import type { Cart } from '#domains/cart/model/cart.ts';
import { totalsRows } from './totals-rows.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';

interface CartTotalsProps {
  cart: Cart;
  /** The drawer and the checkout name it differently. */
  discountLabel: string;
  className?: string;
}

export function CartTotals({ cart, discountLabel, className }: CartTotalsProps) {
  const { t } = useTranslation('cart');
  const { subtotal, totalDiscount: discount, shipping, grandTotal: total } = cart;
  const promo = cart.promo?.discount ?? 0;
  const labels = {
    subtotal: t('totals.subtotal'),
    discount: discountLabel,
    promo: t('totals.promo', { code: cart.promo?.code }),
    shipping: t('totals.shipping'),
    free: t('totals.free'),
    total: t('totals.total'),
  };
  return (
    <TotalsList
      className={className}
      rows={totalsRows({ subtotal, discount, promo, shipping, total }, labels)}
    />
  );
}
