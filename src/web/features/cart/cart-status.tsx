import type { Cart } from '#shared/cart/cart.ts';
import { formatDollars } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** Tells screen readers what the cart holds now, whenever that changes. */
export function CartStatus({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <p role="status" className="sr-only">
      {t('status', { count: cart.cartCount, total: formatDollars(cart.grandTotal) })}
    </p>
  );
}
