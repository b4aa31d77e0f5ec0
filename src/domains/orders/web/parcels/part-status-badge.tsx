import type { PartStatus } from '#domains/orders/model/part-status.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge, type BadgeProps } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

const TONES: Readonly<Record<PartStatus, BadgeProps['tone']>> = {
  pending: 'warning',
  processing: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
};

/** Where a parcel is, and since when. Needs the texts of `orders`. */
export function PartStatusBadge({ status, since }: { status: PartStatus; since: string | null }) {
  const { t } = useTranslation('orders');
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={TONES[status]}>{t(`parcel.status.${status}`)}</Badge>
      {since !== null && <Moment at={since} format="longDate" className="text-sm text-muted tabular-nums" />}
    </span>
  );
}
