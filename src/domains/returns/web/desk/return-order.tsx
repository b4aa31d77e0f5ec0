import { formatAmount } from '#engine/model/money.ts';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { PartStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { Tracking } from '#domains/orders/web/parcels/tracking.tsx';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';

/** The order that something comes back of: who, how it was paid, what each parcel held and when it arrived. */
export function ReturnOrder({ found }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const methodLabel = useMethodLabel((method) => t(`money.methods.${method}`));
  const { order } = found;
  const open = useOpenRecord('ADMIN');
  return (
    <section aria-labelledby="return-order" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="return-order" className="text-xl">
          {t('orders.title', { id: order.id })}
        </h2>
        <Button size="sm" variant="secondary" onClick={() => open('orders', order.id)}>
          {t('returns.openOrder')}
        </Button>
      </div>
      <FactList
        facts={[
          { label: t('orders.customer'), value: order.customerName },
          { label: t('users.email'), value: order.customerEmail },
          { label: t('orders.shipTo'), value: order.shippingAddress },
          { label: t('orders.date'), value: <Moment at={order.createdAt} format="dateTime" /> },
          { label: t('orders.total'), value: formatAmount(order.orderTotal) },
          {
            label: t('money.title'),
            value: `${methodLabel(order.payment.method)} · ${t(`money.status.${order.payment.status}`)}`,
          },
        ]}
      />
      <ul aria-label={t('orders.parcels')} className="flex flex-col gap-3">
        {order.parts.map((part) => (
          <li key={part.id} className="rounded-lg border border-line bg-surface px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="font-medium">{part.producerName}</p>
              <PartStatusBadge status={part.status} since={part.deliveredAt ?? part.shippedAt} />
            </div>
            <Tracking parcel={part} />
            <PartLines found={found} itemIds={part.itemIds} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartLines({ found, itemIds }: { found: AdminReturn; itemIds: readonly number[] }) {
  const { t } = useTranslation('admin');
  return (
    <ul className="mt-2 flex flex-col gap-1.5 text-sm">
      {found.order.lines
        .filter(({ itemId }) => itemIds.includes(itemId))
        .map(({ itemId, quantity, name, lineTotal }) => {
          const back = found.items.find((item) => item.itemId === itemId)?.quantity;
          return (
            <li key={itemId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                <span className="text-muted tabular-nums">{quantity} × </span>
                {name}
              </span>
              {back !== undefined && <Badge tone="warning">{t('returns.comesBack', { count: back })}</Badge>}
              <span className="ml-auto tabular-nums">{formatAmount(lineTotal)}</span>
            </li>
          );
        })}
    </ul>
  );
}
