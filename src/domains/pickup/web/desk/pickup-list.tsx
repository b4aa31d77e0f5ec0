import { slotText } from '#domains/orders/model/order-pickup.ts';
import { PartStatusBadge } from '#domains/orders/web/status-badges.tsx';
import type { Pickup } from '#domains/pickup/model/pickup.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import type { PickupCalls } from './pickup-calls.ts';

interface PickupListProps {
  calls: PickupCalls;
  /** By slot; what was left before comes first. */
  pickups: readonly Pickup[];
}

/** Slot by slot, who comes for what, and whether it is ready. */
export function PickupList({ calls, pickups }: PickupListProps) {
  const { t, i18n } = useTranslation('pickup');
  if (pickups.length === 0) return <p className="text-sm text-muted">{t('due.none')}</p>;
  const slots = Map.groupBy(pickups, (pickup) => `${slotText(pickup, i18n.language)}, ${pickup.placeName}`);
  return (
    <div className="flex flex-col gap-6">
      {[...slots].map(([slot, those]) => (
        <section key={slot} aria-label={slot}>
          <h3 className="font-sans text-sm font-semibold tracking-normal tabular-nums">{slot}</h3>
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
            {those.map((pickup) => (
              <PickupRow key={pickup.orderId} calls={calls} pickup={pickup} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PickupRow({ calls, pickup }: { calls: PickupCalls; pickup: Pickup }) {
  const { t } = useTranslation('pickup');
  const { orderId: id, kind, customerName, customerPhone, address, parts, isHandedOver } = pickup;
  const left = parts.filter(({ status }) => status === 'pending' || status === 'processing');
  const ready = useChange<void>({
    send: () => calls.makeReady(pickup),
    refreshes: calls.refreshes,
    done: () => ({ title: t(`ready.${kind}.done`, { id }) }),
    failed: { title: t('ready.failed') },
  });
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3 text-sm wrap-anywhere">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{customerName}</p>
        <p className="text-muted">
          <RecordLink right={calls.right} page="orders" id={id}>
            {t('due.order', { id })}
          </RecordLink>
          {customerPhone !== null && customerPhone !== '' && ` · ${customerPhone}`}
        </p>
        {address !== null && <p className="mt-1 whitespace-pre-line">{address}</p>}
      </div>
      <ul className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
        {parts.map((part) => (
          <li key={part.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('due.units', { count: part.units, name: part.producerName })}</span>
            <PartStatusBadge status={part.status} since={null} order={{ shippingMethod: kind }} />
          </li>
        ))}
      </ul>
      {isHandedOver ? (
        <Badge tone="success">{t('due.handedOver')}</Badge>
      ) : (
        left.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            loading={ready.isPending}
            aria-label={t(`ready.${kind}.of`, { id })}
            onClick={() => ready.mutate()}
          >
            {t(`ready.${kind}.action`)}
          </Button>
        )
      )}
    </li>
  );
}
