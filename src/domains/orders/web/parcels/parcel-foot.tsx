import type { OrderPart } from '#domains/orders/model/order.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { ReceiveParcel, type OnReceived } from './receive-parcel.tsx';
import { Tracking } from './tracking.tsx';

interface ParcelFootProps {
  part: OrderPart;
  onReceived: OnReceived;
  className?: string | undefined;
}

/** How to follow a parcel, and how to say that it has arrived; nothing while there is nothing to do. */
export function ParcelFoot({ part, onReceived, className }: ParcelFootProps) {
  const isOnItsWay = part.status === 'shipped';
  if (!isOnItsWay && part.carrier === null && part.trackingNumber === null) return null;
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}>
      <Tracking parcel={part} />
      {isOnItsWay && (
        <div className="ml-auto">
          <ReceiveParcel partId={part.id} producerName={part.producerName} onReceived={onReceived} />
        </div>
      )}
    </div>
  );
}
