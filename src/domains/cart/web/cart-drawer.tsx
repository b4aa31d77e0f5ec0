import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Drawer, DrawerClose } from '#engine/web/ui/overlays/drawer.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { CartDrawerFooter } from './cart-drawer-footer.tsx';
import { CartDrawerLine } from './cart-drawer-line.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartStatus } from './cart-status.tsx';
import { cartQuery } from './cart.queries.ts';

export interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart, over any page. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const { t } = useTranslation('cart');
  const { data: cart, isError, refetch } = useQuery(cartQuery);
  const filled = cart !== undefined && cart.items.length > 0;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('drawer.title', { count: cart?.cartCount ?? 0 })}
      closeLabel={t('drawer.close')}
      footer={filled && <CartDrawerFooter cart={cart} />}
    >
      {cart && <CartStatus cart={cart} />}
      {filled && <CartLines cart={cart} line={CartDrawerLine} className="-my-5 divide-y divide-line" />}
      {cart && !filled && <EmptyCart />}
      {!cart && (isError ? <LoadFailed onRetry={() => void refetch()} /> : <LinesToCome />)}
    </Drawer>
  );
}

function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      size="sm"
      className="my-auto animate-rise-in"
      icon={<ShoppingBag aria-hidden="true" />}
      title={t('drawer.empty')}
      description={t('drawer.emptyText')}
      actions={
        <DrawerClose asChild>
          <Button>{t('drawer.continue')}</Button>
        </DrawerClose>
      }
    />
  );
}

function LinesToCome() {
  return (
    <div className="flex flex-col gap-6">
      {[1, 2].map((line) => (
        <div key={line} className="flex gap-4">
          <Skeleton className="aspect-4/5 w-20 rounded-lg" />
          <div className="flex flex-1 flex-col gap-3 pt-1">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-8 w-28 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
