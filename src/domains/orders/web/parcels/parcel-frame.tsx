import { PackageCheck } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { PartStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { awaitedStep } from '#domains/orders/model/order-status.ts';
import { isFetched } from '#domains/orders/model/order-pickup.ts';
import type { Order, OrderPart } from '#domains/orders/model/order.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import type { Parcel } from './parcels.ts';
import { Tracking } from './tracking.tsx';

interface ParcelHeadingProps {
  order: Pick<Order, 'shippingMethod' | 'status' | 'confirmBy' | 'payment'>;
  parcel: Parcel;
  number: number;
  total: number;
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

export function ParcelHeading(props: ParcelHeadingProps) {
  const { order, parcel, number, total, headingLevel = 3, className } = props;
  const { part, since } = parcel;
  const { t } = useTranslation('orders');
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', className)}>
      <div className="min-w-0">
        <Heading className="text-lg">{t('parcel.title', { number, total })}</Heading>
        <p className="text-sm text-muted">{t('parcel.from', { name: part.producerName })}</p>
      </div>
      <PartStatusBadge status={part.status} since={since} order={order} awaited={awaitedStep(order)} />
    </div>
  );
}

interface ParcelFootProps {
  order: Pick<Order, 'shippingMethod'>;
  part: OrderPart;
  onReceived: OnReceived;
  className?: string | undefined;
}

/** How to follow a parcel, and how to say that it has arrived; nothing while there is nothing to do. */
export function ParcelFoot({ order, part, onReceived, className }: ParcelFootProps) {
  // What is fetched is handed over by its code.
  const isOnItsWay = part.status === 'shipped' && !isFetched(order);
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

/** Resolves once the server knows that the part has arrived. */
export type OnReceived = (partId: number) => Promise<unknown>;

interface ReceiveParcelProps {
  partId: number;
  /** Whose parcel it is, for people who do not see the card around the button. */
  producerName: string;
  onReceived: OnReceived;
}

/** The customer says that a parcel has arrived. Shown only while it is on its way. */
function ReceiveParcel({ partId, producerName, onReceived }: ReceiveParcelProps) {
  const { t } = useTranslation('orders');
  const receive = useChange({
    send: () => onReceived(partId),
    done: () => ({ title: t('receive.doneTitle'), description: t('receive.doneText') }),
    failed: { title: t('receive.failedTitle'), text: t('receive.failedText') },
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={receive.isPending}
      onClick={() => receive.mutate()}
      data-print="hidden"
    >
      <PackageCheck aria-hidden="true" />
      {t('receive.action')}
      <span className="sr-only">{t('receive.of', { name: producerName })}</span>
    </Button>
  );
}
