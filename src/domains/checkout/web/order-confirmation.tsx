import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, MailCheck, PackageOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoment } from '#engine/model/dates.ts';
import { OrderCompanions } from '#domains/cart/web/companions/cart-companions.tsx';
import { expectedDays } from '#domains/orders/web/parcels/parcels.ts';
import { slotText } from '#domains/orders/model/order-pickup.ts';
import { PayToAccount } from '#domains/orders/web/pay-to.tsx';
import { GiftMessage, OrderSummary } from '#domains/orders/web/order-lines.tsx';
import { orderQuery } from '#domains/orders/web/orders.queries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Mark } from '#engine/web/ui/pictures/wordmark.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import type { PlacedOrder } from './checkout-memory.ts';

export function OrderConfirmation({ placed }: { placed: PlacedOrder }) {
  const { t, i18n } = useTranslation('checkout');
  const { data: order, isError } = useQuery(orderQuery(placed));
  const { user } = useCurrentUser();
  const days = order && expectedDays(order, i18n.language);
  const pickup = order?.pickup ?? null;
  const ofMethod = days === undefined ? undefined : t('delivery.arrives', { days });
  const arrives =
    pickup === null
      ? ofMethod
      : t(`confirmation.${pickup.kind}`, { slot: slotText(pickup, i18n.language), name: pickup.name });
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: go on from here, and let screen readers say what happened.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid max-w-wide animate-rise-in items-start gap-10 py-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16 lg:py-10">
      <div>
        <Mark className="size-12" />
        <p className="eyebrow mt-8 text-accent-ink">{t('confirmation.number', { id: placed.id })}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-5xl outline-none">
          {t('confirmation.title')}
        </h1>
        <ul className="mt-7 flex max-w-text flex-col gap-4 text-muted">
          <li className="flex gap-3">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            <span className="min-w-0 wrap-break-word">
              {typeof order?.confirmBy === 'string'
                ? t('confirmation.confirmBy', {
                    email: placed.email,
                    time: formatMoment(order.confirmBy, 'time', i18n.language),
                  })
                : t('confirmation.mail', { email: placed.email })}
            </span>
          </li>
          {arrives !== undefined && (
            <li className="flex gap-3">
              <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
              {arrives}
            </li>
          )}
          <li className="flex gap-3">
            <PackageOpen aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {t('confirmation.bulk')}
          </li>
        </ul>
        <div className="mt-9 flex flex-wrap gap-3" data-print="hidden">
          <Button asChild size="lg">
            <Link to="/">{t('confirmation.continue')}</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/order/$id" params={{ id: String(placed.id) }} search={{ token: placed.token }}>
              {t('confirmation.view')}
            </Link>
          </Button>
          {user?.role === 'BUYER' && (
            <Button asChild size="lg" variant="ghost">
              <Link to="/standing-orders/new" search={{ order: placed.id }}>
                {t('confirmation.standing')}
              </Link>
            </Button>
          )}
        </div>
        <p className="mt-5 max-w-text text-sm text-muted">{t('confirmation.keep')}</p>
        {order?.payment.payTo && (
          <PayToAccount account={order.payment.payTo} className="mt-8 border-t border-line pt-6" />
        )}
      </div>
      {!isError && (
        <Card padding="lg">
          <h2 className="text-2xl">{t('confirmation.items')}</h2>
          {order ? (
            <>
              <OrderSummary order={order} className="mt-2" />
              <GiftMessage order={order} />
            </>
          ) : (
            <Skeleton className="mt-5 h-48 w-full" />
          )}
        </Card>
      )}
      {order && <OrderCompanions productIds={order.items.map(({ productId }) => productId)} />}
    </div>
  );
}
