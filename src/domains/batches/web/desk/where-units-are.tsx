import type { BatchRecord } from '#domains/batches/model/batch.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';

interface WhereUnitsAreProps {
  batch: BatchRecord;
  right: 'ADMIN' | 'PRODUCER';
}

/** Every unit of a batch is in one of these places; a parcel that has not left is one tap away. */
export function WhereUnitsAre({ batch, right }: WhereUnitsAreProps) {
  const { t } = useTranslation('batches');
  const { quantity, status, units, waitingParcels } = batch;
  const { aside, waiting, sent, orders } = units;
  const places = [
    { name: t('record.onShelf'), value: String(quantity) },
    { name: t('record.aside'), value: String(aside) },
    { name: t('record.waiting'), value: String(waiting) },
    { name: t('record.sent'), value: sent === 0 ? '0' : t('record.sentIn', { units: sent, count: orders }) },
    { name: t('record.all'), value: String(quantity + aside + waiting + sent) },
  ];
  return (
    <RecordSection title={t('record.where')} flush>
      <dl className="divide-y divide-line text-sm">
        {places.map(({ name, value }) => (
          <div
            key={name}
            className="flex min-h-10 items-center justify-between gap-4 px-4 py-1.5 last:font-semibold"
          >
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {waitingParcels.length > 0 && (
        <div className="border-t border-line px-4 py-3 text-sm">
          <h3 className="font-medium">{t('record.parcels')}</h3>
          {status !== 'sellable' && <p className="mt-1 text-muted">{t('record.repack')}</p>}
          <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {waitingParcels.map(({ orderId, units: count }) => (
              <li key={orderId} className="flex min-h-9 items-center justify-between gap-4">
                <RecordLink right={right} page="orders" id={orderId}>
                  {t('record.order', { id: orderId })}
                </RecordLink>
                <span className="tabular-nums">{count}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </RecordSection>
  );
}
