import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { GiftMessage } from './gift-message.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTotals } from './order-totals.tsx';
import { ParcelCard } from '#domains/orders/web/parcels/parcel-card.tsx';
import { parcelsOf } from '#domains/orders/web/parcels/parcels.ts';
import type { OnReceived } from '#domains/orders/web/parcels/receive-parcel.tsx';

interface OrderContentsProps {
  order: Order;
  onReceived: OnReceived;
}

/** What was bought: a plain list where one producer sends it all, otherwise a card for each parcel. */
export function OrderContents({ order, onReceived }: OrderContentsProps) {
  const { t } = useTranslation('orders');
  const parcels = parcelsOf(order);
  const [first] = parcels;
  const isSplit = parcels.length > 1;
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items" className="text-2xl">
        {isSplit ? t('page.parcels') : t('page.items')}
      </h2>
      {isSplit ? (
        <>
          <p className="mt-1 text-sm text-muted">{t('page.parcelsText', { total: parcels.length })}</p>
          <ul className="mt-4 flex flex-col gap-5">
            {parcels.map((parcel, index) => (
              <li key={parcel.part.id}>
                <ParcelCard
                  parcel={parcel}
                  number={index + 1}
                  total={parcels.length}
                  onReceived={onReceived}
                />
              </li>
            ))}
          </ul>
          <OrderTotals order={order} className="pt-6" />
        </>
      ) : (
        <>
          {first && (
            <p className="mt-1 text-sm text-muted">{t('parcel.from', { name: first.part.producerName })}</p>
          )}
          <OrderSummary order={order} className="mt-2" />
        </>
      )}
      <GiftMessage order={order} />
    </section>
  );
}
