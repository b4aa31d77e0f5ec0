import { ExternalLink } from 'lucide-react';
import type { OrderPart } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CARRIER_NAMES, type Carrier } from '#domains/pricing/model/delivery/carriers.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

type Tracked = Pick<OrderPart, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** Who carries a parcel, its tracking number, and the way to the carrier's page. Needs the texts of `orders`. */
export function Tracking({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Tracked }) {
  const { t } = useTranslation('orders');
  if (carrier === null && trackingNumber === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere">
      {carrier !== null && <span className="font-medium">{carrierName(t, carrier)}</span>}
      {trackingNumber !== null && (
        <span className="text-muted tabular-nums">
          <span className="sr-only">{t('parcel.trackingNumber')} </span>
          {trackingNumber}
        </span>
      )}
      {trackingUrl !== null && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1 font-medium text-accent-ink underline underline-offset-4 [&_svg]:size-3.5"
        >
          {t('parcel.track')}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">{t('parcel.newTab')}</span>
        </a>
      )}
    </p>
  );
}

/** Needs the texts of `orders`. */
export function carrierName(t: Translate, carrier: Carrier): string {
  return carrier === 'other' ? t('orders:parcel.otherCarrier') : CARRIER_NAMES[carrier];
}
