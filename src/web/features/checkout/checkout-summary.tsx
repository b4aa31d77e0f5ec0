import type { Cart } from '#shared/cart/cart.ts';
import { formatDollars } from '#shared/money.ts';
import { CartStatus } from '#web/features/cart/cart-status.tsx';
import { useCartWrites } from '#web/features/cart/cart-writes.ts';
import { FreeShippingProgress } from '#web/features/cart/free-shipping-progress.tsx';
import { useLineFocus } from '#web/features/cart/use-line-focus.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { TotalsList } from '#web/ui/totals-list.tsx';
import { CheckoutLine } from './checkout-line.tsx';

export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  const { setQuantity, remove } = useCartWrites();
  const { list, keepPlaceOf } = useLineFocus(cart.items.map(({ id }) => id));
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-2xl">
        {t('summary.title')}
      </h2>
      <CartStatus cart={cart} />
      <ul ref={list} className="mt-2 divide-y divide-line border-b border-line">
        {cart.items.map((line) => (
          <CheckoutLine
            key={line.id}
            line={line}
            onQuantity={(quantity) => setQuantity(line, quantity)}
            onRemove={() => {
              keepPlaceOf(line.id);
              remove(line);
            }}
          />
        ))}
      </ul>
      <div className="mt-6 rounded-xl bg-sunken p-5 sm:p-6">
        <FreeShippingProgress cart={cart} className="mb-5" />
        <Totals cart={cart} />
      </div>
    </section>
  );
}

function Totals({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  return (
    <TotalsList
      rows={[
        { key: 'subtotal', label: t('summary.subtotal'), amount: formatDollars(cart.subtotal) },
        ...(cart.totalDiscount > 0
          ? [
              {
                key: 'discount',
                label: t('summary.discount'),
                amount: formatDollars(-cart.totalDiscount),
                tone: 'saving' as const,
              },
            ]
          : []),
        {
          key: 'shipping',
          label: t('summary.shipping'),
          amount: cart.shipping === 0 ? t('summary.free') : formatDollars(cart.shipping),
        },
        { key: 'total', label: t('summary.total'), amount: formatDollars(cart.grandTotal), tone: 'total' },
      ]}
    />
  );
}
