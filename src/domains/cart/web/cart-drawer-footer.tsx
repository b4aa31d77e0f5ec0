import { Link } from '@tanstack/react-router';
import type { Cart } from '#domains/cart/model/cart.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { DrawerClose } from '#engine/web/ui/overlays/drawer.tsx';
import { CartTotals } from './cart-totals.tsx';
import { FreeShippingProgress } from './free-shipping-progress.tsx';
import { PromoCode } from './promo-code.tsx';

export function CartDrawerFooter({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <div className="-mb-2 flex flex-col gap-3.5">
      <FreeShippingProgress cart={cart} />
      <PromoCode cart={cart} />
      <CartTotals cart={cart} discountLabel={t('totals.savings')} className="gap-1.5" />
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
