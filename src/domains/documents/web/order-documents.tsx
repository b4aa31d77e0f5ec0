import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListedDocument } from '#domains/documents/model/document.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
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
            {formatDay(date, 'date', i18n.language)} · {formatDollars(total)}
          </span>
        </li>
      ))}
    </ul>
  );
}
