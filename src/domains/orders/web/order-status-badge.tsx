import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge, type BadgeProps } from '#engine/web/ui/content/badge.tsx';

/** Statuses on their way between the first and the last are blue. */
const TONES: Partial<Record<OrderStatus, BadgeProps['tone']>> = {
  pending: 'warning',
  completed: 'success',
  cancelled: 'danger',
};

export function OrderStatusBadge({ status, className }: { status: OrderStatus; className?: string }) {
  const { t } = useTranslation('orders');
  return (
    <Badge tone={TONES[status] ?? 'info'} className={className}>
      {t(`status.${status}`)}
    </Badge>
  );
}
