import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import type { Parcel } from './parcels.ts';
import { PartStatusBadge } from './part-status-badge.tsx';

interface ParcelHeadingProps {
  parcel: Parcel;
  number: number;
  total: number;
  className?: string | undefined;
}

export function ParcelHeading({ parcel: { part, since }, number, total, className }: ParcelHeadingProps) {
  const { t } = useTranslation('orders');
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', className)}>
      <div className="min-w-0">
        <h3 className="text-lg">{t('parcel.title', { number, total })}</h3>
        <p className="text-sm text-muted">{t('parcel.from', { name: part.producerName })}</p>
      </div>
      <PartStatusBadge status={part.status} since={since} />
    </div>
  );
}
