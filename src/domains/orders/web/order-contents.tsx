import type { Order } from '#domains/orders/model/order.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { parcelsOf, type Parcel } from '#domains/orders/web/parcels/parcels.ts';
import { ParcelFoot, ParcelHeading, type OnReceived } from '#domains/orders/web/parcels/parcel-frame.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { GiftMessage, OrderSummary, OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

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
  if (order.giftCard !== null) return <BoughtGiftCard order={order} card={order.giftCard} />;
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
                  order={order}
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

/** Nothing is sent of it: where the code went, or will go. */
function BoughtGiftCard({ order, card }: { order: Order; card: NonNullable<Order['giftCard']> }) {
  const { t, i18n } = useTranslation('orders');
  const { amount, lastFour, recipientEmail: email, sendOn, isSent, message } = card;
  const day = formatDay(sendOn, 'longDate', i18n.language);
  const isPaid = order.status === 'completed';
  const where = isSent ? 'sent' : isPaid ? 'paid' : 'toSend';
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items" className="text-2xl">
        {t('giftCard.title', { amount: formatAmount(amount) })}
      </h2>
      {order.status !== 'cancelled' && (
        <p className="mt-2">
          {email === null ? t(`giftCard.${where}ToYou`, { day }) : t(`giftCard.${where}`, { email, day })}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{t('giftCard.ending', { lastFour })}</p>
      {message !== null && <p className="mt-4 whitespace-pre-line italic">{message}</p>}
      <OrderTotals order={order} className="pt-6" />
    </section>
  );
}

interface ParcelCardProps {
  order: Order;
  parcel: Parcel;
  /** 'Parcel 1 of 2'. */
  number: number;
  total: number;
  onReceived: OnReceived;
}

/** One of several parcels of an order: who sends it, what is in it, where it is. */
function ParcelCard({ order, parcel, number, total, onReceived }: ParcelCardProps) {
  const { t } = useTranslation('orders');
  const { part, lines } = parcel;
  const isCancelled = part.status === 'cancelled';
  return (
    <Card padding="none" className="wrap-anywhere">
      <ParcelHeading
        order={order}
        parcel={parcel}
        number={number}
        total={total}
        className="border-b border-line bg-sunken px-5 py-3.5"
      />
      {isCancelled && <p className="px-5 pt-4 text-sm text-muted">{t('parcel.cancelledText')}</p>}
      <OrderLines lines={lines} className={isCancelled ? 'px-5 opacity-70' : 'px-5'} />
      <ParcelFoot
        order={order}
        part={part}
        onReceived={onReceived}
        className="border-t border-line px-5 py-3"
      />
    </Card>
  );
}
