import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { OrderNotFound } from '#domains/orders/web/order-not-found.tsx';
import { invoiceQuery } from '#domains/orders/web/orders.queries.ts';
import { brand, brandAddress } from '#engine/model/brand.ts';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
import type { Order, OrderLine } from '#domains/orders/model/order.ts';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { OrderStatusBadge } from '#domains/orders/web/status-badges.tsx';
import { PayToAccount } from '#domains/orders/web/pay-to.tsx';
import { shownAddress } from '#domains/orders/web/shown-address.ts';
import { OrderTotals } from '#domains/orders/web/order-totals.tsx';

const route = getRouteApi('/order/$id/invoice');

/** What was bought and what it costs, on one sheet of paper: for everybody who holds the link, the buyer, administrators. */
export function InvoicePage() {
  const { t } = useTranslation('orders');
  const { id } = route.useParams();
  const { token = '' } = route.useSearch();
  const access = { id: Number(id), token };
  const wellFormed = Number.isSafeInteger(access.id) && access.id > 0;
  const { data: order, error, refetch } = useQuery({ ...invoiceQuery(access), enabled: wellFormed });
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (order === undefined && (!wellFormed || refused)) {
    return (
      <Container width="narrow" className="py-8 sm:py-12">
        <OrderNotFound />
      </Container>
    );
  }
  return (
    <PrintFrame
      back={
        token === ''
          ? undefined
          : { link: { to: '/order/$id', params: { id }, search: { token } }, text: t('invoice.back') }
      }
      printText={t('invoice.print')}
      canPrint={order !== undefined}
    >
      {order && <InvoiceSheet order={order} />}
      {!order && (error ? <LoadFailed onRetry={() => void refetch()} /> : <InvoiceToCome />)}
    </PrintFrame>
  );
}

function InvoiceToCome() {
  const { t } = useTranslation('orders');
  return (
    <>
      <p role="status" className="sr-only">
        {t('page.loading')}
      </p>
      <Skeleton className="h-96 w-full rounded-lg" />
    </>
  );
}

/** The sheet itself. Set small enough on paper that a usual order fits on one page, A4 or Letter. */
function InvoiceSheet({ order }: { order: Order }) {
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
          <p className="whitespace-pre-line">{shownAddress(order, t)}</p>
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
      {order.payment.payTo && (
        <PayToAccount
          account={order.payment.payTo}
          className="mt-6 break-inside-avoid border-t border-line pt-5 print:mt-4 print:pt-3"
        />
      )}
      <p className="mt-6 text-xs text-muted print:mt-4">{t('invoice.tax')}</p>
    </article>
  );
}

const HEAD = 'border-b border-line-strong py-2 font-semibold whitespace-nowrap';
const CELL = 'border-b border-line py-2 align-top tabular-nums print:py-1';
const AMOUNT = 'pl-4 text-right whitespace-nowrap';

/** Needs the texts of `orders`. */
function InvoiceLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('orders');
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('page.items')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-20 pr-4`}>
            {t('invoice.quantity')}
          </th>
          <th scope="col" className={HEAD}>
            {t('invoice.product')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT} max-sm:hidden print:table-cell`}>
            {t('invoice.price')}
          </th>
          <th scope="col" className={`${HEAD} ${AMOUNT}`}>
            {t('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="break-inside-avoid">
            <td className={`${CELL} pr-4 font-semibold`}>{line.quantity}</td>
            <td className={CELL}>
              {line.product.name}
              {line.discount > 0 && (
                <span className="block text-xs text-muted">
                  {t('invoice.discount', {
                    percent: line.discountPercentage,
                    amount: formatDollars(-line.discount),
                  })}
                </span>
              )}
            </td>
            <td className={`${CELL} ${AMOUNT} max-sm:hidden print:table-cell`}>
              {formatDollars(line.unitPrice)}
            </td>
            <td className={`${CELL} ${AMOUNT}`}>{formatDollars(line.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
