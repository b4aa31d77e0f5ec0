import { Clock, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { formatMoment } from '#engine/model/dates.ts';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import type { GroupPlace } from '#domains/orders/model/group-place.ts';
import { cancelWindowMs } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { useNow } from '#engine/web/ui/content/time-left.ts';
import { ChangeOrderForm } from './change-order-form.tsx';

interface OrderWindowProps {
  order: Order;
  change: (change: OrderChangeInput) => Promise<unknown>;
  cancel: () => Promise<unknown>;
}

/** For two hours an order may be changed or taken back; the clock says for how long still. One from a group buy says why not. */
export function OrderWindow({ order, change, cancel }: OrderWindowProps) {
  const { t, i18n } = useTranslation('orders');
  const until = Date.parse(order.createdAt) + cancelWindowMs();
  const minutesLeft = useMinutesLeft(until);
  if (order.groupPlace !== null) return <GroupOrderNote order={order} place={order.groupPlace} />;
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

/** Others pay a price that counts on this order. Said until it has arrived. */
function GroupOrderNote({ order, place }: { order: Order; place: GroupPlace }) {
  const { t } = useTranslation('orders');
  if (order.status === 'completed' || order.status === 'cancelled') return null;
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Users aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t('window.group')} {place !== 'separate' && t(`window.groupPlace.${place}`)}
      </span>
    </p>
  );
}

interface ChangeOrderProps {
  order: Order;
  send: (change: OrderChangeInput) => Promise<unknown>;
  /** In place of the plain button. */
  trigger?: ReactElement;
}

/** Offers to change where and when the order goes. Shown only while it is allowed. */
export function ChangeOrder({ order, send, trigger }: ChangeOrderProps) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="md"
      open={open}
      onOpenChange={setOpen}
      title={t('change.title', { id: order.id })}
      description={t('change.text')}
      closeLabel={t('cancel.close')}
      trigger={
        trigger ?? (
          <Button variant="secondary" size="sm">
            {t('change.action')}
          </Button>
        )
      }
    >
      <ChangeOrderForm order={order} send={send} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

interface CancelOrderProps {
  order: Order;
  send: () => Promise<unknown>;
}

/** Offers to take the order back, asks once more, and says how it went. Shown only while it is allowed. */
function CancelOrder({ order, send }: CancelOrderProps) {
  const { t } = useTranslation('orders');

  const cancel = useChange({
    send,
    done: () => ({ title: t('cancel.doneTitle'), description: t('cancel.doneText', { id: order.id }) }),
    failed: { title: t('cancel.failedTitle'), text: t('cancel.failedText') },
  });

  return (
    <ConfirmDialog
      title={t('cancel.title', { id: order.id })}
      description={t('cancel.text')}
      closeLabel={t('cancel.close')}
      trigger={
        <Button variant="secondary" size="sm">
          {t('cancel.action')}
        </Button>
      }
      keepLabel={t('cancel.keep')}
      confirmLabel={t('cancel.confirm')}
      change={cancel}
    />
  );
}

/** Whether its customer may still change it at this moment, as the clock goes on. */
export function useMayChange(order: Order): boolean {
  const minutesLeft = useMinutesLeft(Date.parse(order.createdAt) + cancelWindowMs());
  return order.canChange && order.groupPlace === null && minutesLeft > 0;
}

/** Whole minutes until a moment, the one that has begun counted in; 0 once it has passed. */
function useMinutesLeft(until: number): number {
  return Math.max(0, Math.ceil((until - useNow()) / 60_000));
}
