import { useState } from 'react';
import { awaitedStep } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { isUnshipped } from '#domains/orders/model/part-status.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { OrderLines } from '#domains/orders/web/order-lines.tsx';
import { ParcelHeading } from '#domains/orders/web/parcels/parcel-frame.tsx';
import { parcelsOf, type Parcel } from '#domains/orders/web/parcels/parcels.ts';
import { ShipForm } from '#domains/orders/web/parcels/ship-form.tsx';
import { Tracking } from '#domains/orders/web/parcels/tracking.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';

/** What each producer sends, where it is, and a way to ship what nobody else will. */
export function OrderParcels({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const parcels = parcelsOf(order);
  return (
    <ul aria-label={t('orders.parcels')} className="flex flex-col gap-4">
      {parcels.map((parcel, index) => (
        <li key={parcel.part.id}>
          <Card padding="none" className="wrap-anywhere">
            <ParcelHeading
              order={order}
              parcel={parcel}
              number={index + 1}
              total={parcels.length}
              headingLevel={2}
              className="border-b border-line bg-sunken px-4 py-3"
            />
            <OrderLines lines={parcel.lines} className="px-4" />
            {awaitedStep(order) === undefined && <ParcelActions orderId={order.id} parcel={parcel} />}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ParcelActions({ orderId, parcel: { part } }: { orderId: number; parcel: Parcel }) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh(ADMIN);
  const [isOpen, setIsOpen] = useState(false);
  if (!isUnshipped(part.status)) {
    const isTracked = part.carrier !== null || part.trackingNumber !== null;
    return (
      isTracked && (
        <div className="border-t border-line px-4 py-3">
          <Tracking parcel={part} />
        </div>
      )
    );
  }
  return (
    <div className="border-t border-line px-4 py-3">
      {isOpen ? (
        <ShipForm
          parcels={[{ id: part.id, label: t('orders.parcel', { name: part.producerName }) }]}
          send={(partId, body) =>
            apiRequest('POST /api/admin/orders/:id/parts/:partId/ship', {
              params: { id: orderId, partId },
              body,
            })
          }
          onTried={refresh}
          onShipped={() => showToast({ title: t('orders.shipped'), tone: 'success' })}
          action={t('orders.ship')}
        />
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          {t('orders.ship')}
          <span className="sr-only">: {part.producerName}</span>
        </Button>
      )}
    </div>
  );
}
