import { Clock } from 'lucide-react';
import { formatMoment } from '#engine/model/dates.ts';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import { cancelWindowMs } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeOrder } from './change-order.tsx';
import { useMinutesLeft } from './time-left.ts';

interface OrderWindowProps {
  order: Order;
  change: (change: OrderChangeInput) => Promise<unknown>;
  cancel: () => Promise<unknown>;
}

/** For two hours an order may be changed or taken back; the clock says for how long still. */
export function OrderWindow({ order, change, cancel }: OrderWindowProps) {
  const { t, i18n } = useTranslation('orders');
  const until = Date.parse(order.createdAt) + cancelWindowMs();
  const minutesLeft = useMinutesLeft(until);
  if ((!order.canCancel && !order.canChange) || minutesLeft === 0) return null;
  const time = formatMoment(new Date(until), 'time', i18n.language);
  const hours = Math.floor(minutesLeft / 60);
  const left = t(hours > 0 ? 'window.hours' : 'window.minutes', { hours, minutes: minutesLeft % 60 });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3" data-print="hidden">
      <p className="flex items-start gap-2 text-sm text-muted">
        <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('window.until', { time, left })}
      </p>
      <div className="flex flex-wrap gap-2">
        {order.canChange && <ChangeOrder order={order} send={change} />}
        {order.canCancel && <CancelOrder order={order} send={cancel} />}
      </div>
    </div>
  );
}
