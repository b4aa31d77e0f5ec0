import { CARRIED_METHODS } from '#domains/carriers/model/parcel-rates.ts';
import type { QuotedDelivery } from '#domains/carriers/model/quoted-delivery.ts';
import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';

interface ParcelPricesProps {
  delivery: QuotedDelivery;
  method: ShippingMethod;
}

/** What delivery is made of, parcel by parcel, and which producer sends no order so small. */
export function ParcelPrices({ delivery: { parcels, belowMinimum }, method }: ParcelPricesProps) {
  const { t } = useTranslation('parcels');
  const carried = CARRIED_METHODS.find((each) => each === method);
  return (
    <>
      {carried !== undefined && parcels.length > 0 && (
        <div className="rounded-lg bg-sunken p-4 text-sm">
          <p className="font-medium">{t('title')}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {parcels.map((parcel) => (
              <li key={parcel.producerName ?? ''} className="flex justify-between gap-4">
                <span className="min-w-0 break-words text-muted">
                  {parcel.producerName === null ? t('others') : t('from', { producer: parcel.producerName })}
                </span>
                <span className="tabular-nums">
                  {parcel[carried] === 0 ? t('cart:totals.free') : formatAmount(parcel[carried])}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {belowMinimum.map(({ producerName, minimum, missing }) => (
        <Notice key={producerName} tone="warning">
          {t('belowMinimum', {
            producer: producerName,
            minimum: formatAmount(minimum),
            missing: formatAmount(missing),
          })}
        </Notice>
      ))}
    </>
  );
}
