import { brand, brandAddress } from '#engine/model/brand.ts';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { OrderStatusBadge } from '#domains/orders/web/order-status-badge.tsx';
import { OrderTotals } from '#domains/orders/web/order-totals.tsx';

/** The sheet itself. Set small enough on paper that a usual order fits on one page, A4 or Letter. */
export function InvoiceSheet({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { dueOn, open, paid } = order.payment;
  return (
    <article className="rounded-lg border border-line bg-surface p-6 text-sm wrap-anywhere sm:p-10 print:border-0 print:p-0 print:text-xs">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5 print:pb-3">
        <div>
          <p className="font-display text-3xl print:text-2xl">{brand().name}</p>
          <p className="text-muted">{brandAddress()}</p>
          <p className="text-muted">{brand().supportEmail}</p>
        </div>
        <div className="flex flex-col items-end gap-2">
          <h1 className="text-2xl print:text-xl">{t('invoice.title')}</h1>
          {order.status === 'cancelled' && <OrderStatusBadge status={order.status} />}
        </div>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-2 print:grid-cols-2 print:py-4">
        <address className="not-italic">
          <p className="eyebrow text-muted">{t('invoice.to')}</p>
          <p className="mt-1.5 font-semibold">{order.customerName}</p>
          <p className="whitespace-pre-line">{order.shippingAddress}</p>
          <p className="text-muted">{order.customerEmail}</p>
          <p className="text-muted empty:hidden">{order.customerPhone}</p>
        </address>
        <FactList
          facts={[
            { label: t('invoice.number'), value: order.payment.invoiceNumber },
            { label: t('invoice.order'), value: `#${order.id}` },
            { label: t('invoice.date'), value: formatMoment(order.createdAt, 'longDate', i18n.language) },
            { label: t('invoice.method'), value: t(`methods.${order.shippingMethod}`) },
            {
              label: t('invoice.due'),
              value: dueOn && open > 0 ? formatDay(dueOn, 'longDate', i18n.language) : null,
            },
            { label: t('invoice.paid'), value: paid > 0 ? formatDollars(paid) : null },
            { label: t('invoice.open'), value: paid > 0 && open > 0 ? formatDollars(open) : null },
          ]}
        />
      </div>
      <InvoiceLines lines={order.items} />
      <OrderTotals
        order={order}
        className="ml-auto w-full pt-4 sm:max-w-sm print:max-w-sm print:gap-1 print:text-xs"
      />
      <p className="mt-6 text-xs text-muted print:mt-4">{t('invoice.tax')}</p>
    </article>
  );
}
