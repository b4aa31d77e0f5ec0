import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CalendarClock, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { contactOf } from '#domains/accounts/web/session/contact-fields.ts';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';
import { bindingText } from '#domains/checkout/model/binding-text.ts';
import type { StandingFields } from '#domains/standing-orders/web/standing-fields.ts';
import { bodyOf, newFields } from '#domains/standing-orders/web/standing-fields.ts';
import { StandingForm } from '#domains/standing-orders/web/standing-form.tsx';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { isOwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

const route = getRouteApi('/standing-orders/new');

/** Makes a standing order of what is in the cart, or of an order. */
export function MakeStandingPage() {
  const { t } = useTranslation('standing');
  const { order } = route.useSearch();
  const items = useItems(order);
  return (
    <Container width="narrow" className="py-10 sm:py-16">
      <p className="eyebrow mb-3 text-accent-ink">{t('make.eyebrow')}</p>
      <h1 className="text-4xl">{t('make.title')}</h1>
      <p className="mt-4 max-w-text text-muted">{t('make.intro')}</p>
      <div className="mt-8">
        {items === undefined ? (
          <Skeleton className="h-96 w-full rounded-lg" />
        ) : items.length === 0 ? (
          <NothingToRepeat />
        ) : (
          <MakeForm items={items} />
        )}
      </div>
    </Container>
  );
}

/** Undefined while they are being read. */
function useItems(orderId: number | undefined): StandingFields['items'] | undefined {
  const cart = useQuery({ ...cartQuery, enabled: orderId === undefined });
  const orders = useQuery({ ...apiQuery('/api/user/orders'), enabled: orderId !== undefined });
  if (orderId === undefined)
    return (cart.data ?? (cart.isError ? { items: [] } : undefined))?.items.map(({ product, quantity }) => ({
      productId: product.id,
      name: product.name,
      quantity,
    }));
  if (orders.isError) return [];
  const order = orders.data?.find(({ id }) => id === orderId);
  if (orders.data === undefined) return undefined;
  return merged(
    order?.items.map(({ productId, product, quantity }) => ({ productId, name: product.name, quantity })) ??
      [],
  );
}

/** An exchange may hold a product on two lines. */
function merged(items: StandingFields['items']): StandingFields['items'] {
  const products = new Map<number, StandingFields['items'][number]>();
  for (const item of items) {
    const known = products.get(item.productId);
    products.set(item.productId, { ...item, quantity: (known?.quantity ?? 0) + item.quantity });
  }
  return [...products.values()];
}

function MakeForm({ items }: { items: StandingFields['items'] }) {
  const { t } = useTranslation('standing');
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const { data: current } = useQuery(currentUserQuery);
  const { data: options } = useQuery(apiQuery('/api/checkout/options', { query: {} }));
  if (current === undefined || options === undefined) return <Skeleton className="h-96 w-full rounded-lg" />;
  const { shippingAddress } = contactOf(current);
  const methods = options.paymentMethods.filter(isOwnMethod);
  return (
    <Card padding="lg">
      <StandingForm
        fields={newFields(items, { shippingAddress, method: methods[0]!, now })}
        methods={methods}
        send={(fields) => apiRequest('POST /api/user/standing-orders', { body: bodyOf(fields) })}
        done={async ({ redirectUrl }) => {
          if (redirectUrl !== null) window.location.assign(redirectUrl);
          else await navigate({ href: '/user-dashboard?tab=standing-orders' });
        }}
        submitLabel={t(bindingText('make.submit', shopHome().country))}
        refusedTitle={t('make.refused')}
      />
      <p className="mt-5 flex gap-3 text-sm text-muted">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
        {t('make.promise')}
      </p>
    </Card>
  );
}

function NothingToRepeat() {
  const { t } = useTranslation('standing');
  return (
    <EmptyState
      icon={<ShoppingBasket aria-hidden="true" />}
      title={t('make.emptyTitle')}
      description={t('make.emptyText')}
      actions={
        <Button asChild>
          <Link to="/shop">{t('own.shop')}</Link>
        </Button>
      }
    />
  );
}
