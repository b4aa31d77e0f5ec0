import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { ApiError } from '#web/api/api-error.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Container } from '#web/ui/content/section.tsx';
import { Skeleton } from '#web/ui/content/skeleton.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { invoiceQuery } from './orders.queries.ts';

const route = getRouteApi('/order/$id/invoice');

/** What was bought and what it costs, on one sheet of paper: for whoever holds the link, the buyer, administrators. */
export function InvoicePage() {
  const { t } = useTranslation('orders');
  const { id } = route.useParams();
  const { token = '' } = route.useSearch();
  const access = { id: Number(id), token };
  const wellFormed = Number.isSafeInteger(access.id) && access.id > 0;
  const { data: order, error, refetch } = useQuery({ ...invoiceQuery(access), enabled: wellFormed });
  const missing = !wellFormed || (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return (
    <Container width="narrow" className="py-8 sm:py-12 print:p-0">
      {order && (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3" data-print="hidden">
            {token !== '' && (
              <Button asChild variant="ghost" className="-ml-3 px-3">
                <Link to="/order/$id" params={{ id }} search={{ token }}>
                  <ArrowLeft aria-hidden="true" className="size-4.5" />
                  {t('invoice.back')}
                </Link>
              </Button>
            )}
            <Button className="ml-auto" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              {t('invoice.print')}
            </Button>
          </div>
          <InvoiceSheet order={order} />
        </>
      )}
      {!order && missing && <OrderNotFound />}
      {!order && !missing && error && <LoadFailed onRetry={() => void refetch()} />}
      {!order && !missing && !error && <InvoiceToCome />}
    </Container>
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
