import type { Order } from '#shared/orders/order.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Timeline } from '#web/ui/content/timeline.tsx';
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
