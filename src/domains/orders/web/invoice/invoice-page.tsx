import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { OrderNotFound } from '#domains/orders/web/order-not-found.tsx';
import { invoiceQuery } from '#domains/orders/web/orders.queries.ts';

const route = getRouteApi('/order/$id/invoice');

/** What was bought and what it costs, on one sheet of paper: for whoever holds the link, the buyer, administrators. */
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
