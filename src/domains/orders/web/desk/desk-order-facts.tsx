import { formatDay } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';

/** By when and how a parcel leaves, and what its producer gets for it. */
export function DeskOrderFacts({ order }: { order: ProducerOrder }) {
  const { t, i18n } = useTranslation('producer-desk');
  const day = (text: string) => formatDay(text, 'longDate', i18n.language);
  const { total, commission, net, takenBack } = order;
  const method = order.shippingMethod === 'standard' ? null : t(`orders:methods.${order.shippingMethod}`);
  return (
    <FactList
      facts={[
        { label: t('orders.shipBy'), value: order.canShip ? day(order.shipBy) : null },
        {
          label: t('orders.method'),
          value: order.coldChain && method !== null ? t('orders.withColdChain', { method }) : method,
        },
        { label: t('orders.deliveryDate'), value: order.deliveryDate && day(order.deliveryDate) },
        { label: t('orders.exchangeFor'), value: order.exchangeFor },
        { label: t('orders.gift'), value: giftOf(order, t('orders.giftWrap')) },
        {
          label: t('orders.net'),
          value:
            order.partStatus === 'cancelled' ? null : (
              <>
                <span className="font-medium tabular-nums">{formatDollars(net)}</span>{' '}
                <span className="text-muted tabular-nums">
                  {t('orders.netOf', { total: formatDollars(total), commission: formatDollars(commission) })}
                  {takenBack > 0 && `, ${t('orders.takenBack', { amount: formatDollars(takenBack) })}`}
                </span>
              </>
            ),
        },
      ]}
    />
  );
}

function giftOf({ giftWrap, giftMessage }: ProducerOrder, wrap: string): string {
  return [giftWrap && wrap, giftMessage !== null && `“${giftMessage}”`].filter(Boolean).join('\n');
}
