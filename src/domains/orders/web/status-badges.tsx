import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge, type BadgeProps } from '#engine/web/ui/content/badge.tsx';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** Statuses on their way between the first and the last are blue. */
const ORDER_TONES: Partial<Record<OrderStatus, BadgeProps['tone']>> = {
  pending: 'warning',
  completed: 'success',
  cancelled: 'danger',
};

export function OrderStatusBadge({ status, className }: { status: OrderStatus; className?: string }) {
  const { t } = useTranslation('orders');
  return (
    <Badge tone={ORDER_TONES[status] ?? 'info'} className={className}>
      {t(`status.${status}`)}
    </Badge>
  );
}

const PART_TONES: Readonly<Record<PartStatus, BadgeProps['tone']>> = {
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
      <Badge tone={PART_TONES[status]}>{t(`parcel.status.${status}`)}</Badge>
      {since !== null && <Moment at={since} format="longDate" className="text-sm text-muted tabular-nums" />}
    </span>
  );
}
