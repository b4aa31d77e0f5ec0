import { PencilLine } from 'lucide-react';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Timeline } from '#engine/web/ui/content/timeline.tsx';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { removedText } from './removals/removed-text.ts';
import { textOfOrder } from './fetched-texts.ts';

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
        label: t(textOfOrder(`timeline.${status}`, order)),
        at,
        current,
        failed: status === 'cancelled',
      }))}
    />
  );
}

const USUAL_WAY: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'completed'];

interface TimelineStep {
  status: OrderStatus;
  /** When it was reached; null: still to come. */
  at: string | null;
  current: boolean;
}

/** The usual way of an order as a whole with what is still ahead; of a cancelled one, only what really happened. */
export function timelineSteps({ status, history }: Pick<Order, 'status' | 'history'>): TimelineStep[] {
  const ofOrder = history.filter(({ partId, changed }) => partId === undefined && changed === undefined);
  const reached = new Map(ofOrder.map((event) => [event.status as OrderStatus, event.at]));
  const way = status === 'cancelled' ? [...reached.keys()] : USUAL_WAY;
  return way.map((step) => ({ status: step, at: reached.get(step) ?? null, current: step === status }));
}

/** What is different since it was placed, oldest first; nothing where nothing was. */
export function OrderChanges({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const changes = order.history.filter(
    ({ changed, removed }) => changed !== undefined || removed !== undefined,
  );
  if (changes.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-1.5 text-sm text-muted">
      {changes.map(({ at, changed = [], removed }, index) => (
        <li key={index} className="flex items-start gap-2">
          <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {removed !== undefined
              ? removedText(order, removed, t)
              : changed.includes('shippingWaived')
                ? t(`change.shippingWaived.${order.status === 'cancelled' ? 'cancelled' : 'others'}`)
                : t('change.changed', {
                    what: changed.map((field) => t(`change.fields.${field}`)).join(', '),
                  })}{' '}
            <Moment at={at} format="dateTime" className="tabular-nums" />
          </span>
        </li>
      ))}
    </ul>
  );
}
