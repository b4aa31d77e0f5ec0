import type { Cart } from '#domains/cart/model/cart.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Tells screen readers what the cart holds now, whenever that changes. */
export function CartStatus({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <p role="status" className="sr-only">
      {t('status', { count: cart.cartCount, total: formatDollars(cart.grandTotal) })}
    </p>
  );
}
