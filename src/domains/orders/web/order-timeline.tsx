import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Timeline } from '#engine/web/ui/content/timeline.tsx';
import { timelineSteps } from './timeline-steps.ts';

/** Where the order stands on its way. */
export function OrderTimeline({ order, className }: { order: Order; className?: string }) {
  const { t } = useTranslation('orders');
  return (
    <Timeline
      label={t('timeline.label')}
      aheadLabel={t('timeline.ahead')}
      className={className}
      steps={timelineSteps(order).map(({ status, at, current }) => ({
        key: status,
        label: t(`timeline.${status}`),
        at,
        current,
        failed: status === 'cancelled',
      }))}
    />
  );
}
