import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListedDocument } from '#domains/documents/model/document.ts';
import { hasInvoice } from '#domains/orders/model/payments/invoice.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** The documents of an order at the desk of administrators. Needs the texts of `documents`. */
export function DeskOrderDocuments({ orderId }: { orderId: number }) {
  const { data = [] } = useQuery(apiQuery('/api/admin/orders/:id/documents', { params: { id: orderId } }));
  return <DocumentLinks documents={data} opensTab />;
}

interface DocumentLinksProps {
  documents: readonly ListedDocument[];
  /** Of the order, where somebody reads them without an account. */
  token?: string;
  /** In a tab of its own, because what is open must stay. */
  opensTab?: boolean;
}

/** Each by its kind and number, with its day and amount. */
export function DocumentLinks({ documents, token, opensTab = false }: DocumentLinksProps) {
  const { t, i18n } = useTranslation('documents');
  if (documents.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {documents.map(({ number, kind, date, total }) => (
        <li key={number} className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to="/documents/$number"
            params={{ number }}
            search={token === undefined ? {} : { token }}
            {...(opensTab && { target: '_blank' })}
            className="font-medium underline underline-offset-4"
          >
            {t(`kinds.${kind}`)} {number}
          </Link>
          <span className="text-muted tabular-nums">
            {formatDay(date, 'date', i18n.language)} · {formatAmount(total)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Something of it was taken back: then there is more than the invoice. */
function isCorrected({ cancelledTotal, returns, payment }: Order): boolean {
  return cancelledTotal > 0 || returns.length > 0 || payment.refunded > 0;
}

/** Invoice and credit notes for the order's customer, where there are credit notes. Needs the texts of `documents`. */
export function CustomerDocuments({ order, token }: { order: Order; token?: string }) {
  const { t } = useTranslation('documents');
  const { id } = order;
  const isWanted = hasInvoice(order) && isCorrected(order);
  const byToken = useQuery({
    ...apiQuery('/api/orders/:id/documents', { params: { id }, query: { token: token ?? '' } }),
    enabled: isWanted && token !== undefined,
  });
  const own = useQuery({
    ...apiQuery('/api/user/orders/:id/documents', { params: { id } }),
    enabled: isWanted && token === undefined,
  });
  const documents = (token === undefined ? own : byToken).data ?? [];
  if (documents.length === 0) return null;
  return (
    <section aria-label={t('desk.title')}>
      <DocumentLinks documents={documents} {...(token !== undefined && { token })} />
    </section>
  );
}
