import { useRouter } from '@tanstack/react-router';
import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAskedFor } from '#domains/cart/web/asked-for.ts';
import { useFollowedCart } from '#domains/cart/web/use-followed-cart.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { sharedValue } from '#engine/web/ui/basics/shared-value.ts';
import { useOnDemand } from './use-on-demand.ts';

export function CartButton() {
  const { t } = useTranslation('shell');
  const cart = useFollowedCart();
  const askedFor = useAskedFor();
  const known = cart && cart.cartCount + askedFor;
  const count = known ?? 0;
  const grew = useGrew(known);
  return (
    <IconButton
      label={count > 0 ? t('cart.openWithCount', { count }) : t('cart.open')}
      aria-haspopup="dialog"
      onClick={openCartDrawer}
      onPointerEnter={() => void loadCartDrawer()}
      onFocus={() => void loadCartDrawer()}
    >
      <ShoppingBag key={`bag-${grew}`} aria-hidden="true" className={grew > 0 ? 'animate-nod' : undefined} />
      {count > 0 && (
        <span
          key={`count-${grew}`}
          data-testid="cart-count"
          aria-hidden="true"
          className={cx(
            'absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-wine-solid px-1 text-2xs leading-none font-semibold text-white tabular-nums',
            grew > 0 && 'animate-pop',
          )}
        >
          {badgeText(count)}
        </span>
      )}
    </IconButton>
  );
}

/** How often the cart has grown while it was looked at: what was there when the page came does not move. */
function useGrew(count: number | undefined): number {
  const [last, setLast] = useState(count);
  const [grew, setGrew] = useState(0);
  if (count !== undefined && count !== last) {
    setLast(count);
    if (last !== undefined && count > last) setGrew(grew + 1);
  }
  return grew;
}

const MOST_SHOWN = 99;

/** What the badge shows; the spoken label always says the exact number. */
export function badgeText(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

export const loadCartDrawer = async () => (await import('#domains/cart/web/cart-drawer.tsx')).CartDrawer;

/** The cart panel over any page; moving on to another page closes it. */
export function CartDrawerHost() {
  const router = useRouter();
  const open = drawer.useValue();
  const CartDrawer = useOnDemand(open, loadCartDrawer, 'cart');
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) drawer.set(false);
      }),
    [router],
  );
  return CartDrawer && <CartDrawer open={open} onOpenChange={drawer.set} />;
}

/** Whether the cart panel is open: the button and the panel are far apart in the page. */
const drawer = sharedValue(false);
const openCartDrawer = (): void => drawer.set(true);
