import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
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
import { Container } from '#engine/web/ui/content/section.tsx';
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

/** Loading, empty, form or confirmation. All of it is private, so the server's page only says that it is loading. */
export function CheckoutPage() {
  const hydrated = useHydrated();
  const { order } = route.useSearch();
  return (
    <CheckoutFrame isOver={order !== undefined}>
      <Container className="py-5 sm:py-10">{hydrated ? <CheckoutState /> : <CheckoutLoading />}</Container>
    </CheckoutFrame>
  );
}

function CheckoutState() {
  const { order } = route.useSearch();
  const { data: cart, isError, refetch } = useQuery(cartQuery);
  const { data: current = null, isLoading: isUserLoading } = useQuery(currentUserQuery);
  const placed = order === undefined ? undefined : recallPlacedOrder(order);
  if (placed) return <OrderConfirmation placed={placed} />;
  if (cart === undefined && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (cart === undefined || isUserLoading) return <CheckoutLoading />;
  if (cart.items.length === 0) return <CheckoutEmpty />;
  // A visitor who signs in meanwhile, in any tab, finds what was typed, and the rest from the profile.
  return (
    <Suspense fallback={<CheckoutLoading />}>
      <CheckoutContent key={current?.user.id ?? 'guest'} cart={cart} current={current} />
    </Suspense>
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
  const { t } = useTranslation('checkout');
  const [lost] = useState(pendingAttempt);
  const { mutate: recover, isIdle, isPending } = useRecoverOrder();
  useEffect(() => {
    if (lost && isIdle) recover(lost);
  }, [lost, isIdle, recover]);
  if (lost && (isIdle || isPending)) return <CheckoutLoading />;
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
