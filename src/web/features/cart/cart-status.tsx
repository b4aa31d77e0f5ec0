import { useTranslation } from 'react-i18next';
import type { Cart } from '#shared/cart/cart.ts';
import { formatDollars } from '#shared/money.ts';

/** Tells screen readers what the cart holds now, whenever that changes. */
export function CartStatus({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <p role="status" className="sr-only">
      {t('status', { count: cart.cartCount, total: formatDollars(cart.grandTotal) })}
    </p>
  );
}
