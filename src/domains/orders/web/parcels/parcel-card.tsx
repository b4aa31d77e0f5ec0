import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { OrderLines } from '#domains/orders/web/order-lines.tsx';
import { ParcelFoot } from './parcel-foot.tsx';
import { ParcelHeading } from './parcel-heading.tsx';
import type { Parcel } from './parcels.ts';
import type { OnReceived } from './receive-parcel.tsx';

interface ParcelCardProps {
  parcel: Parcel;
  /** 'Parcel 1 of 2'. */
  number: number;
  total: number;
  onReceived: OnReceived;
}

/** One of several parcels of an order: who sends it, what is in it, where it is. */
export function ParcelCard({ parcel, number, total, onReceived }: ParcelCardProps) {
  const { t } = useTranslation('orders');
  const { part, lines } = parcel;
  const isCancelled = part.status === 'cancelled';
  return (
    <Card padding="none" className="wrap-anywhere">
      <ParcelHeading
        parcel={parcel}
        number={number}
        total={total}
        className="border-b border-line bg-sunken px-5 py-3.5"
      />
      {isCancelled && <p className="px-5 pt-4 text-sm text-muted">{t('parcel.cancelledText')}</p>}
      <OrderLines lines={lines} className={isCancelled ? 'px-5 opacity-70' : 'px-5'} />
      <ParcelFoot part={part} onReceived={onReceived} className="border-t border-line px-5 py-3" />
    </Card>
  );
}
