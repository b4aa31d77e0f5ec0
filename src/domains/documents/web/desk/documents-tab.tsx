import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, FileDown, FileText } from 'lucide-react';
import { useState } from 'react';
import { DOCUMENT_KINDS } from '#domains/documents/model/document-kinds.ts';
import type { DeskDocument } from '#domains/documents/model/document.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { formatDay, shopDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

/** All documents of the shop, and the books for those who keep them elsewhere. */
export function DocumentsTab() {
  const { t } = useTranslation('documents');
  const columns = useColumns();
  return (
    <DataList
      path="/api/admin/documents"
      caption={t('desk.title')}
      none={t('admin:nothing.documents')}
      rowKey={({ number }) => number}
      filters={[
        {
          name: 'kind',
          label: t('desk.kind'),
          options: Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, t(`kinds.${kind}`)])),
        },
        { name: 'from', type: 'date', label: t('desk.from') },
        { name: 'until', type: 'date', label: t('desk.until') },
        { name: 'producerId', byLink: true, label: t('admin:products.producer') },
      ]}
      actions={<Bookkeeping />}
      columns={columns}
    />
  );
}

/** The statements of a producer's payouts. */
export function StatementsTab() {
  const { t } = useTranslation('documents');
  const columns = useColumns();
  const query = useQuery(apiQuery('/api/producer/documents'));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(documents) =>
        documents.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<FileText aria-hidden="true" />}
            title={t('desk.emptyTitle')}
            description={t('desk.emptyText')}
          />
        ) : (
          <>
            <div className="mb-3 flex justify-end">
              <ExportLink path="/api/producer/documents" />
            </div>
            <SortedTable
              caption={t('desk.title')}
              rows={documents}
              rowKey={({ number }) => number}
              columns={columns.filter(({ key }) => key !== 'order' && key !== 'recipient')}
            />
          </>
        )
      }
    </Loaded>
  );
}

function useColumns() {
  const { t, i18n } = useTranslation('documents');
  return [
    {
      key: 'number',
      sort: 'number' as const,
      value: ({ number }: DeskDocument) => number,
      header: t('desk.number'),
      primary: true,
      cell: ({ number }: DeskDocument) => (
        <Link
          to="/documents/$number"
          params={{ number }}
          target="_blank"
          className="font-medium underline underline-offset-4"
        >
          {number}
        </Link>
      ),
    },
    {
      key: 'kind',
      sort: 'kind' as const,
      value: ({ kind }: DeskDocument) => t(`kinds.${kind}`),
      header: t('desk.kind'),
      cell: ({ kind }: DeskDocument) => t(`kinds.${kind}`),
    },
    {
      key: 'date',
      sort: 'date' as const,
      value: ({ date }: DeskDocument) => date,
      className: 'whitespace-nowrap',
      header: t('date'),
      cell: ({ date }: DeskDocument) => formatDay(date, 'date', i18n.language),
    },
    {
      key: 'recipient',
      freeText: true,
      header: t('desk.recipient'),
      cell: ({ recipient }: DeskDocument) => recipient ?? t('forgotten'),
    },
    {
      key: 'order',
      sort: 'order' as const,
      header: t('order'),
      cell: ({ orderId }: DeskDocument) => (orderId === null ? null : `#${orderId}`),
    },
    {
      key: 'total',
      sort: 'total' as const,
      value: ({ total }: DeskDocument) => total,
      header: t('desk.total'),
      align: 'end' as const,
      cell: ({ total }: DeskDocument) => <span className="tabular-nums">{formatAmount(total)}</span>,
    },
    {
      key: 'pdf',
      header: t('desk.file'),
      headerHidden: true,
      align: 'end' as const,
      cell: ({ number }: DeskDocument) => (
        <Button asChild size="sm" variant="ghost">
          <a
            href={apiUrl('/api/documents/:number.pdf', { params: { number } })}
            download
            aria-label={t('desk.pdfOf', { number })}
          >
            <FileDown aria-hidden="true" className="size-4.5" />
            {t('pdf')}
          </a>
        </Button>
      ),
    },
  ];
}

/** The books of some days as a file, for a spreadsheet or a tax adviser. */
function Bookkeeping() {
  const { t } = useTranslation('documents');
  const { t: tAdmin } = useTranslation('admin');
  const [from, setFrom] = useState(() => `${shopDay(new Date()).slice(0, 4)}-01-01`);
  const [until, setUntil] = useState(() => shopDay(new Date()));
  const link = (format: 'csv' | 'datev') =>
    apiUrl('/api/admin/bookkeeping', {
      query: { from: from || undefined, until: until || undefined, format },
    });
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return (
    <Dialog
      title={t('books.title')}
      description={t('books.text')}
      closeLabel={tAdmin('close')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary">
          <BookOpen aria-hidden="true" className="size-4" />
          {t('books.title')}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField label={t('desk.from')} value={from} onChange={setFrom} />
        <DayField label={t('desk.until')} value={until} onChange={setUntil} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <a href={link('csv')} download>
            {t('books.csv')}
          </a>
        </Button>
        {isOneYear ? (
          <Button asChild variant="secondary">
            <a href={link('datev')} download>
              {t('books.datev')}
            </a>
          </Button>
        ) : (
          <p className="self-center text-sm text-muted">{t('books.oneYear')}</p>
        )}
      </div>
    </Dialog>
  );
}

function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      {label}
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-11 rounded-md border border-line-strong bg-surface px-3"
      />
    </label>
  );
}
