import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { brand } from '#engine/model/brand.ts';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { GiftCard } from '#domains/orders/web/gift-card.tsx';
import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { LineBatches } from '#domains/orders/web/line-batches.tsx';
import { goesTo, isFetched, slotText } from '#domains/orders/model/order-pickup.ts';
import type { Language } from '#engine/model/languages.ts';
import type { PackingSlip } from '#domains/orders/model/packing-slips.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';

const route = getRouteApi('/dashboard/orders/$id/slip');

/** What goes into the parcel, on one sheet of paper. */
export function PackingSlip() {
  const { t } = useTranslation('producer-desk');
  const { profile } = useCurrentUser();
  const company = profile?.role === 'PRODUCER' ? profile.companyName : '';
  const id = Number(route.useParams().id);
  const query = useQuery(apiQuery('/api/producer/orders/:id', { params: { id } }));
  return (
    <PrintFrame
      back={{ link: { to: '/dashboard', search: { tab: 'orders' } as never }, text: t('slip.back') }}
      printText={t('slip.print')}
      canPrint={query.data !== undefined}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(order) => <SlipSheet order={order} company={company} heading="h1" />}
      </Loaded>
    </PrintFrame>
  );
}

interface SlipSheetProps {
  order: Omit<PackingSlip, 'producerName'>;
  /** Who sends it. */
  company: string;
  heading: 'h1' | 'h2';
}

/** The sheet itself. Who gets a gift should not read what it cost: then there are no prices. */
export function SlipSheet({ order, company, heading: Heading }: SlipSheetProps) {
  const { t, i18n } = useTranslation('producer-desk');
  const giver = order.giftFrom ?? order.customerName;
  return (
    <article className="rounded-lg border border-line bg-surface p-6 text-sm wrap-anywhere sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5">
        <div>
          <Heading className="text-3xl print:text-2xl">{company}</Heading>
          <p className="text-muted">{t('slip.via', { shop: brand().name })}</p>
        </div>
        <p className="eyebrow pt-2">{t('slip.title')}</p>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-2 print:grid-cols-2">
        <address className="not-italic">
          <p className="eyebrow text-muted">{t(isFetched(order) ? 'orders.collects' : 'orders.shipTo')}</p>
          <p className="mt-1.5 text-base font-semibold">{order.giftTo ?? order.customerName}</p>
          <p className="text-base whitespace-pre-line">{goesTo(order, i18n.language as Language)}</p>
        </address>
        <FactList
          facts={[
            { label: t('slip.order'), value: `#${order.id}` },
            { label: t('slip.date'), value: formatMoment(order.createdAt, 'longDate', i18n.language) },
            {
              label: t('orders.method'),
              value: order.pickup && t(`orders:methods.${order.pickup.kind}`),
            },
            { label: t('orders.slot'), value: order.pickup && slotText(order.pickup, i18n.language) },
            {
              label: t('orders.deliveryDate'),
              value:
                order.pickup === null && order.deliveryDate !== null
                  ? formatDay(order.deliveryDate, 'longDate', i18n.language)
                  : null,
            },
            { label: t('orders.exchangeFor'), value: order.exchangeFor },
            { label: t('slip.from'), value: order.giftTo === null ? null : giver },
            { label: t('orders.gift'), value: order.giftWrap ? t('orders.giftWrap') : null },
          ]}
        />
      </div>
      <SlipLines order={order} hasPrices={order.giftMessage === null && order.giftTo === null} />
      {order.giftMessage !== null && (
        <GiftCard
          title={t('slip.giftMessage')}
          message={order.giftMessage}
          from={order.giftFrom ?? ''}
          className="mt-8"
        />
      )}
    </article>
  );
}

function SlipLines({ order, hasPrices }: { order: SlipSheetProps['order']; hasPrices: boolean }) {
  const { t } = useTranslation('producer-desk');
  const head = 'border-b border-line-strong py-2 font-semibold';
  const cell = 'border-b border-line py-2 align-top tabular-nums';
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('slip.lines')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} w-20 pr-4`}>
            {t('slip.quantity')}
          </th>
          <th scope="col" className={head}>
            {t('slip.product')}
          </th>
          {hasPrices && (
            <th scope="col" className={`${head} pl-4 text-right`}>
              {t('slip.amount')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {order.items.filter(isLeft).map((line) => (
          <tr key={line.id} className="break-inside-avoid">
            <td className={`${cell} pr-4 font-semibold`}>{leftUnits(line)}</td>
            <td className={cell}>
              {line.productName}
              <LineBatches batches={line.batches} />
            </td>
            {hasPrices && <td className={`${cell} pl-4 text-right`}>{formatAmount(line.leftTotal)}</td>}
          </tr>
        ))}
      </tbody>
      {hasPrices && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="py-3 font-semibold">
              {t('slip.total')}
            </th>
            <td className="py-3 pl-4 text-right font-semibold tabular-nums">
              {formatAmount(order.leftTotal)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
