import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeCartDrawer, openCartDrawer, useCartDrawerOpen } from '#domains/cart/web/cart-drawer-state.ts';
import { useOnDemand } from './use-on-demand.ts';

export const loadCartDrawer = async () => (await import('#domains/cart/web/cart-drawer.tsx')).CartDrawer;

/** The cart panel over any page; moving on to another page closes it. */
export function CartDrawerHost() {
  const router = useRouter();
  const open = useCartDrawerOpen();
  const CartDrawer = useOnDemand(open, loadCartDrawer, 'cart');
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) closeCartDrawer();
      }),
    [router],
  );
  return (
    CartDrawer && (
      <CartDrawer open={open} onOpenChange={(wanted) => (wanted ? openCartDrawer() : closeCartDrawer())} />
    )
  );
}
