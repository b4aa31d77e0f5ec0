import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { invoiceQuery } from '#domains/orders/web/orders.queries.ts';
import { DocumentFrame } from './document-frame.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { documentQuery } from './documents.queries.ts';

const route = getRouteApi('/order/$id/invoice');

/** What was bought and what it costs, on one sheet of paper: for everybody who holds the link, the buyer, administrators. */
export function InvoicePage() {
  const { id } = route.useParams();
  const { token = '' } = route.useSearch();
  const access = { id: Number(id), token };
  const isId = Number.isSafeInteger(access.id) && access.id > 0;
  const ofOrder = useQuery({ ...invoiceQuery(access), enabled: isId });
  const number = ofOrder.data?.payment.invoiceNumber ?? null;
  const invoice = useQuery({
    ...documentQuery({ number: number ?? '', token }),
    enabled: number !== null,
  });
  const retry = () => void (ofOrder.data ? invoice.refetch() : ofOrder.refetch());
  return (
    <DocumentFrame
      document={invoice.data}
      error={ofOrder.error ?? invoice.error}
      isMissing={!isId || (ofOrder.data !== undefined && number === null)}
      token={token}
      onRetry={retry}
    >
      {(document) => <DocumentSheet document={document} payment={ofOrder.data?.payment} />}
    </DocumentFrame>
  );
}
