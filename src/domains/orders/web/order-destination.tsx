import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import { isFetched } from '#domains/orders/model/order-pickup.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ChangeOrder, useMayChange } from './order-window.tsx';
import { invoiceQuery, type OrderAccess } from './orders.queries.ts';

interface OrderDestinationProps {
  order: Order;
  access: OrderAccess;
  change: (change: OrderChangeInput) => Promise<unknown>;
}

/** Where an order goes, with the way to change it while that is possible: a wrong house number is found in time. */
export function OrderDestination({ order, access, change }: OrderDestinationProps) {
  const { t } = useTranslation('orders');
  const mayChange = useMayChange(order);
  // Only the invoice says who lives where; everybody who holds the link of the order may read it.
  const { data: known, isError } = useQuery(invoiceQuery(access));
  if (order.status === 'cancelled' || isError) return null;
  if (known === undefined) return <Skeleton className="h-24 w-full rounded-lg" />;
  const { customerName, shippingAddress, giftTo } = known;
  if (!shippingAddress) return null;
  return (
    <section
      aria-labelledby="order-destination"
      className="flex items-start gap-4 rounded-lg bg-sunken px-5 py-4"
    >
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1">
        <h2 id="order-destination" className="font-sans text-sm font-semibold tracking-normal">
          {t(isFetched(order) ? 'destination.invoice' : 'destination.title')}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
          {[giftTo ?? customerName, shippingAddress].filter(Boolean).join('\n')}
        </p>
        {giftTo !== null && <p className="mt-1 text-xs text-muted">{t('destination.gift')}</p>}
      </div>
      {mayChange && (
        <ChangeOrder
          order={{ ...order, shippingAddress }}
          send={change}
          trigger={
            <Button variant="link" aria-label={t('destination.changeLabel')} data-print="hidden">
              {t('destination.change')}
            </Button>
          }
        />
      )}
    </section>
  );
}
