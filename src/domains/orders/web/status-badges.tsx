import type { AwaitedStep, OrderStatus } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge, type BadgeProps } from '#engine/web/ui/content/badge.tsx';
import type { PartStatus } from '#domains/orders/model/part-status.ts';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { textOfOrder } from './fetched-texts.ts';

/** Statuses on their way between the first and the last are blue. */
const ORDER_TONES: Partial<Record<OrderStatus, BadgeProps['tone']>> = {
  pending: 'warning',
  completed: 'success',
  cancelled: 'danger',
};

interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** How it goes, where that is known: what is fetched is ready to collect rather than shipped. */
  order?: Pick<Order, 'shippingMethod'>;
  className?: string;
}

export function OrderStatusBadge({ status, order, className }: OrderStatusBadgeProps) {
  const { t } = useTranslation('orders');
  return (
    <Badge tone={ORDER_TONES[status] ?? 'info'} className={className}>
      {t(textOfOrder(`status.${status}`, order))}
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

interface PartStatusBadgeProps {
  status: PartStatus;
  since: string | null;
  order?: Pick<Order, 'shippingMethod'>;
  /** Nobody packs it before. */
  awaited?: AwaitedStep | undefined;
}

/** Where a parcel is, and since when. Needs the texts of `orders`. */
export function PartStatusBadge({ status, since, order, awaited }: PartStatusBadgeProps) {
  const { t } = useTranslation('orders');
  const shown = status === 'pending' && awaited !== undefined ? awaited : status;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={PART_TONES[status]}>{t(textOfOrder(`parcel.status.${shown}`, order))}</Badge>
      {since !== null && <Moment at={since} format="longDate" className="text-sm text-muted tabular-nums" />}
    </span>
  );
}
