import { Link } from '@tanstack/react-router';
import type { Cart } from '#shared/cart/cart.ts';
import { formatDollars } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { DrawerClose } from '#web/ui/drawer.tsx';
import { TotalsList } from '#web/ui/totals-list.tsx';
import { FreeShippingProgress } from './free-shipping-progress.tsx';

export function CartDrawerFooter({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <div className="-mb-2 flex flex-col gap-3.5">
      <FreeShippingProgress cart={cart} />
      <TotalsList
        className="gap-1.5"
        rows={[
          { key: 'subtotal', label: t('totals.subtotal'), amount: formatDollars(cart.subtotal) },
          ...(cart.totalDiscount > 0
            ? [
                {
                  key: 'savings',
                  label: t('totals.savings'),
                  amount: formatDollars(-cart.totalDiscount),
                  tone: 'saving' as const,
                },
              ]
            : []),
          {
            key: 'shipping',
            label: t('totals.shipping'),
            amount: cart.shipping === 0 ? t('totals.free') : formatDollars(cart.shipping),
          },
          { key: 'total', label: t('totals.total'), amount: formatDollars(cart.grandTotal), tone: 'total' },
        ]}
      />
      <div className="flex flex-col gap-1">
        <DrawerClose asChild>
          <Button asChild block size="lg">
            <Link to="/checkout">{t('drawer.checkout')}</Link>
          </Button>
        </DrawerClose>
        <DrawerClose asChild>
          <Button block size="sm" variant="ghost">
            {t('drawer.continueCaps')}
          </Button>
        </DrawerClose>
      </div>
    </div>
  );
}
