import { Link } from '@tanstack/react-router';
import { Printer, Truck } from 'lucide-react';
import { formatAmount } from '#engine/model/money.ts';
import { goesTo, isFetched, slotText } from '#domains/orders/model/order-pickup.ts';
import type { Language } from '#engine/model/languages.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { OrderCard } from '#domains/orders/web/order-card.tsx';
import { leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { RemovedUnits } from '#domains/orders/web/removals/removed-units.tsx';
import { LineBatches } from '#domains/orders/web/line-batches.tsx';
import { PartStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { Tracking } from '#domains/orders/web/parcels/tracking.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { lastOf } from '#domains/pricing/model/delivery/methods.ts';
import { formatDay } from '#engine/model/dates.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';

interface DeskOrderProps {
  order: ProducerOrder;
  /** Left out where there is nothing to ship. */
  onShip?: (() => void) | undefined;
  /** Left out where it stands alone. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined;
}

/** A producer's part of an order: what is in it, where it goes, by when, and what it brings. */
export function DeskOrder({ order, onShip, choice }: DeskOrderProps) {
  const { t, i18n } = useTranslation('producer-desk');
  const { id } = order;
  return (
    <OrderCard
      title={
        <RecordLink right="PRODUCER" page="orders" id={id} className="no-underline hover:underline">
          {t('orders.number', { id })}
        </RecordLink>
      }
      createdAt={order.createdAt}
      badge={
        <>
          {order.isLate && <Badge tone="danger">{t('orders.late')}</Badge>}
          <PartStatusBadge
            status={order.partStatus}
            since={order.deliveredAt ?? order.shippedAt}
            order={order}
          />
        </>
      }
      total={order.leftTotal}
      headingLevel={3}
    >
      <div className="grid gap-5 px-5 py-4 sm:grid-cols-[1fr_14rem] sm:gap-8">
        <div className="flex flex-col gap-4">
          <ul className="flex flex-col gap-2">
            {order.items.map((line) => (
              <li key={line.id} className="flex items-center gap-3 text-sm">
                <span className="w-9 shrink-0">
                  <ProductThumb product={{ imageUrl: line.imageUrl, imagePreview: null }} sizes="36px" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="tabular-nums text-muted">{leftUnits(line)} × </span>
                  <span className="font-medium">{line.productName}</span>
                  <RemovedUnits line={line} />
                  <LineBatches batches={line.batches} />
                </span>
                <span className="shrink-0 tabular-nums">{formatAmount(line.leftTotal)}</span>
              </li>
            ))}
          </ul>
          <DeskOrderFacts order={order} />
        </div>
        <address className="text-sm not-italic">
          <p className="eyebrow text-muted">{t(isFetched(order) ? 'orders.collects' : 'orders.shipTo')}</p>
          <p className="mt-1 font-medium">{order.giftTo ?? order.customerName}</p>
          <p className="whitespace-pre-line text-muted">{goesTo(order, i18n.language as Language)}</p>
        </address>
      </div>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-3">
        {choice && (
          <Checkbox
            label={t('orders.choose')}
            aria-label={t('orders.chooseOf', { id })}
            checked={choice.isChosen}
            onChange={(event) => choice.onChange(event.currentTarget.checked)}
          />
        )}
        <Tracking parcel={order} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button asChild size="sm" variant="secondary">
            <Link to="/dashboard/orders/$id/slip" params={{ id: String(id) }} state={{ openedHere: true }}>
              <Printer aria-hidden="true" />
              {t('orders.slip')}
              <span className="sr-only">{t('orders.number', { id })}</span>
            </Link>
          </Button>
          {onShip && (
            <Button size="sm" onClick={onShip}>
              <Truck aria-hidden="true" />
              {t(isFetched(order) ? 'orders.markReady' : 'orders.markShipped')}
            </Button>
          )}
        </div>
      </footer>
    </OrderCard>
  );
}

/** By when and how a parcel leaves, and, for those who may see money, what its producer gets for it. */
export function DeskOrderFacts({ order }: { order: ProducerOrder }) {
  const { t, i18n } = useTranslation('producer-desk');
  const day = (text: string) => formatDay(text, 'longDate', i18n.language);
  const { total, commission, net, takenBack } = order;
  const shipsFrom = lastOf(order.items.map((line) => line.shipsFrom));
  const method = order.shippingMethod === 'standard' ? null : t(`orders:methods.${order.shippingMethod}`);
  return (
    <FactList
      facts={[
        { label: t('orders.shipsFrom'), value: order.canShip && shipsFrom !== null ? day(shipsFrom) : null },
        { label: t('orders.shipBy'), value: order.canShip ? day(order.shipBy) : null },
        {
          label: t('orders.method'),
          value: order.coldChain && method !== null ? t('orders.withColdChain', { method }) : method,
        },
        { label: t('orders.slot'), value: order.pickup && slotText(order.pickup, i18n.language) },
        {
          label: t('orders.deliveryDate'),
          value: order.pickup === null && order.deliveryDate !== null ? day(order.deliveryDate) : null,
        },
        { label: t('orders.exchangeFor'), value: order.exchangeFor },
        { label: t('orders.giftOf'), value: order.giftTo === null ? null : order.customerName },
        { label: t('orders.gift'), value: giftOf(order, t('orders.giftWrap')) },
        {
          label: t('orders.net'),
          value:
            order.partStatus === 'cancelled' || net === null ? null : (
              <>
                <span className="font-medium tabular-nums">{formatAmount(net)}</span>{' '}
                <span className="text-muted tabular-nums">
                  {t('orders.netOf', {
                    total: formatAmount(total),
                    commission: formatAmount(commission ?? 0),
                  })}
                  {takenBack !== null &&
                    takenBack > 0 &&
                    `, ${t('orders.takenBack', { amount: formatAmount(takenBack) })}`}
                </span>
              </>
            ),
        },
      ]}
    />
  );
}

function giftOf({ giftWrap, giftMessage, giftFrom }: ProducerOrder, wrap: string): string {
  const signed = giftFrom === null ? '' : ` – ${giftFrom}`;
  return [giftWrap && wrap, giftMessage !== null && `“${giftMessage}”${signed}`].filter(Boolean).join('\n');
}
