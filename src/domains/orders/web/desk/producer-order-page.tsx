import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackageCheck, Printer, ShoppingBag, Truck } from 'lucide-react';
import { useState } from 'react';
import { goesTo, isFetched } from '#domains/orders/model/order-pickup.ts';
import type { Language } from '#engine/model/languages.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { Tracking } from '#domains/orders/web/parcels/tracking.tsx';
import { leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { RemovedUnits } from '#domains/orders/web/removals/removed-units.tsx';
import { LineBatches } from '#domains/orders/web/line-batches.tsx';
import { PartStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordBeside } from '#engine/web/records/record-beside.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { RecordTimeline, type TimelineEntry } from '#engine/web/records/record-timeline.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { DeskOrderFacts } from './desk-order.tsx';
import { PackingDialog } from './packing-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

/** A producer's part of an order, and nothing of what others send. */
export function ProducerOrderPage({ id }: RecordProps) {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(apiQuery('/api/producer/orders/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={(order) => t('orders.number', { id: order.id })}>
      {(order) => <OwnPart order={order} />}
    </RecordPage>
  );
}

function OwnPart({ order }: { order: ProducerOrder }) {
  const { t, i18n } = useTranslation('producer-desk');
  return (
    <>
      <RecordHead
        title={t('orders.number', { id: order.id })}
        badges={
          <>
            {order.isLate && <Badge tone="danger">{t('orders.late')}</Badge>}
            <PartStatusBadge
              status={order.partStatus}
              since={order.deliveredAt ?? order.shippedAt}
              order={order}
            />
          </>
        }
        detail={<Moment at={order.createdAt} format="dateTime" />}
        actions={<PartActions order={order} />}
      />
      <RecordColumns
        aside={
          <RecordSection title={t(isFetched(order) ? 'orders.collects' : 'orders.shipTo')}>
            <address className="text-sm not-italic">
              <p className="font-medium">{order.giftTo ?? order.customerName}</p>
              <p className="whitespace-pre-line text-muted">{goesTo(order, i18n.language as Language)}</p>
            </address>
          </RecordSection>
        }
      >
        <RecordSection
          title={t('orders.lines')}
          actions={<span className="font-semibold tabular-nums">{formatAmount(order.leftTotal)}</span>}
          flush
        >
          <ul className="divide-y divide-line">
            {order.items.map((line) => (
              <li key={line.id} className="flex items-center gap-3 px-4 py-2 text-sm">
                <span className="w-9 shrink-0">
                  <ProductThumb product={{ imageUrl: line.imageUrl, imagePreview: null }} sizes="36px" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="text-muted tabular-nums">{leftUnits(line)} × </span>
                  <span className="font-medium">{line.productName}</span>
                  <RemovedUnits line={line} />
                  <LineBatches batches={line.batches} />
                </span>
                <span className="shrink-0 tabular-nums">{formatAmount(line.leftTotal)}</span>
              </li>
            ))}
          </ul>
        </RecordSection>
        <RecordSection title={t('orders.method')}>
          <div className="flex flex-col gap-3">
            <DeskOrderFacts order={order} />
            <Tracking parcel={order} />
          </div>
        </RecordSection>
        <RecordBeside />
        <RecordSection title={t('orders:timeline.label')} flush>
          <RecordTimeline entries={entriesOf(order, t)} />
        </RecordSection>
      </RecordColumns>
    </>
  );
}

/** What a producer is told of its part: when it was bought, when it left, when it arrived. */
function entriesOf(
  { createdAt, shippedAt, deliveredAt }: ProducerOrder,
  t: ReturnType<typeof useTranslation>['t'],
): TimelineEntry[] {
  const steps = [
    { key: 'pending', at: createdAt, Icon: ShoppingBag },
    { key: 'shipped', at: shippedAt, Icon: Truck },
    { key: 'completed', at: deliveredAt, Icon: PackageCheck },
  ];
  return steps.flatMap(({ at, ...step }) =>
    at === null ? [] : [{ ...step, at, title: t(`orders:timeline.${step.key}`), by: null }],
  );
}

function PartActions({ order }: { order: ProducerOrder }) {
  const { t } = useTranslation('producer-desk');
  const [isShipping, setShipping] = useState(false);
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/dashboard/orders/$id/slip" params={{ id: String(order.id) }} state={{ openedHere: true }}>
          <Printer aria-hidden="true" />
          {t('orders.slip')}
        </Link>
      </Button>
      {order.canShip && order.items.some(({ tracksBatches }) => tracksBatches) && (
        <PackingDialog order={order} />
      )}
      {order.canShip && (
        <Button onClick={() => setShipping(true)}>
          <Truck aria-hidden="true" />
          {t('orders.markShipped')}
        </Button>
      )}
      {isShipping && <ShipDialog orders={[order]} onClose={() => setShipping(false)} />}
    </>
  );
}
