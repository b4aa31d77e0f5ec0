import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { hasBrowserMark } from '#engine/web/ui/basics/browser-mark.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { LoadingDots } from '#engine/web/ui/content/loading-dots.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { pendingAttempt, recallPlacedOrder } from './checkout-memory.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { useRecoverOrder } from './place-order.ts';

const route = getRouteApi('/checkout');

// The form brings two libraries along. In a file of its own it is not in the way while the page starts: a visitor with
// an empty cart does without it, and one with a cart fetches it together with this file.
const loadContent = async () => ({ default: (await import('./checkout-content.tsx')).CheckoutContent });
const CheckoutContent = lazy(loadContent);
if (hasBrowserMark('cart')) loadContent().catch(() => {});

/** Loading, empty, form or confirmation. Which of them is private, so the page that the server sends is for a stranger. */
export function CheckoutPage() {
  const { order } = route.useSearch();
  return (
    <CheckoutFrame isOver={order !== undefined}>
      <Container className="py-5 sm:py-10">
        <CheckoutState />
      </Container>
    </CheckoutFrame>
  );
}

function CheckoutState() {
  const { order } = route.useSearch();
  const hydrated = useHydrated();
  const { data: cart, isError, refetch } = useQuery(cartQuery);
  const { data: current = null, isLoading: isUserLoading } = useQuery(currentUserQuery);
  if (!hydrated) return order === undefined ? <CheckoutUnknown /> : <CheckoutLoading />;
  const placed = order === undefined ? undefined : recallPlacedOrder(order);
  if (placed) return <OrderConfirmation placed={placed} />;
  if (cart === undefined && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (cart === undefined) return order === undefined ? <CheckoutUnknown /> : <CheckoutLoading />;
  if (cart.items.length === 0) return <CheckoutEmpty />;
  if (isUserLoading) return <CheckoutLoading />;
  // A visitor who signs in meanwhile, in any tab, finds what was typed, and the rest from the profile.
  return (
    <Suspense fallback={<CheckoutLoading />}>
      <CheckoutContent key={current?.user.id ?? 'guest'} cart={cart} current={current} />
    </Suspense>
  );
}

/**
 * Before the cart is read. A stranger has none; a visitor whom the document marks as one who may have something in it
 * (src/engine/web/start/before-paint.ts) sees that it is being fetched instead.
 */
function CheckoutUnknown() {
  return (
    <>
      <div className="in-data-cart:hidden">
        <EmptyCart />
      </div>
      <div className="hidden in-data-cart:block">
        <CheckoutLoading />
      </div>
    </>
  );
}

function CheckoutLoading() {
  const { t } = useTranslation('checkout');
  return (
    <div role="status" className="flex min-h-[50vh] flex-col items-center justify-center gap-4 text-muted">
      <LoadingDots />
      <p>{t('loading')}</p>
    </div>
  );
}

/** Perhaps the cart is empty because it was ordered and the answer got lost: then that order is shown. */
function CheckoutEmpty() {
  const [lost] = useState(pendingAttempt);
  const { mutate: recover, isIdle, isPending } = useRecoverOrder();
  useEffect(() => {
    if (lost && isIdle) recover(lost);
  }, [lost, isIdle, recover]);
  return lost && (isIdle || isPending) ? <CheckoutLoading /> : <EmptyCart />;
}

function EmptyCart() {
  const { t } = useTranslation('checkout');
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <EmptyState
        headingLevel={1}
        icon={<ShoppingBag aria-hidden="true" />}
        title={t('empty.title')}
        description={t('empty.text')}
        actions={
          <Button asChild size="lg">
            <Link to="/shop">{t('empty.browse')}</Link>
          </Button>
        }
      />
    </div>
  );
}
