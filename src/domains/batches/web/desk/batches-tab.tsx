import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import type { Batch } from '#domains/batches/model/batch.ts';
import { BATCH_STATUSES } from '#domains/catalogue/model/batches/batch-status.ts';
import { ownProductsQuery } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { formatDay } from '#engine/model/dates.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { BatchForm, valuesOfBatch } from './batch-form.tsx';
import { BatchStatusBadge } from './batch-status-badge.tsx';
import { EditBatch } from './edit-batch.tsx';
import { HoldBatch } from './hold-batch.tsx';

/** What was made when, how long it lasts, and how much of it is left. */
export function BatchesTab() {
  const { t, i18n } = useTranslation('batches');
  const { data: products = [] } = useQuery(ownProductsQuery);
  const kept = products.filter(({ tracksBatches }) => tracksBatches);
  const day = (date: string | null) => (date === null ? '–' : formatDay(date, 'date', i18n.language));
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{t('intro')}</p>
      {products.length > 0 && kept.length === 0 && (
        <Notice tone="info" className="mb-5">
          {t('noneKept')}
        </Notice>
      )}
      <DataList
        path="/api/producer/batches"
        caption={t('title')}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'product',
            label: t('product'),
            options: Object.fromEntries(kept.map(({ id, name }) => [String(id), name])),
          },
          {
            name: 'status',
            label: t('status'),
            options: Object.fromEntries(
              [...BATCH_STATUSES, 'short'].map((status) => [status, t(`statuses.${status}`)]),
            ),
          },
        ]}
        actions={
          kept.length > 0 && (
            <NewDialog title={t('new')}>
              {(onDone) => (
                <BatchForm
                  products={kept}
                  values={valuesOfBatch()}
                  send={(body) => apiRequest('POST /api/producer/batches', { body })}
                  onDone={onDone}
                />
              )}
            </NewDialog>
          )
        }
        columns={[
          {
            key: 'code',
            sort: 'code',
            primary: true,
            freeText: true,
            header: t('code'),
            cell: ({ id, code }) => (
              <RecordLink right="PRODUCER" page="batches" id={id}>
                {code}
              </RecordLink>
            ),
          },
          {
            key: 'product',
            sort: 'product',
            freeText: true,
            header: t('product'),
            cell: ({ productName }) => productName,
          },
          {
            key: 'status',
            sort: 'status',
            header: t('status'),
            cell: (batch) => <BatchStatusBadge batch={batch} />,
          },
          {
            key: 'bestBefore',
            sort: 'bestBefore',
            header: t('bestBefore'),
            cell: ({ bestBefore }) => day(bestBefore),
          },
          {
            key: 'producedOn',
            sort: 'producedOn',
            optional: true,
            header: t('producedOn'),
            cell: ({ producedOn }) => day(producedOn),
          },
          {
            key: 'quantity',
            sort: 'quantity',
            header: t('quantity'),
            align: 'end',
            cell: ({ quantity }) => <span className="tabular-nums">{quantity}</span>,
          },
          {
            key: 'sold',
            sort: 'sold',
            header: t('sold'),
            align: 'end',
            wideOnly: true,
            cell: ({ sold }) => <span className="tabular-nums">{sold}</span>,
          },
          { key: 'note', optional: true, freeText: true, header: t('note'), cell: ({ note }) => note },
          {
            key: 'actions',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: (batch) => <BatchActions batch={batch} />,
          },
        ]}
      />
      <p className="mt-5 max-w-prose text-sm text-muted">{t('shortAdvice')}</p>
    </>
  );
}

function BatchActions({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  if (batch.status === 'recalled') return null;
  return (
    <span className="flex items-center justify-end gap-2">
      <Button asChild size="sm" variant="secondary">
        <Link
          to="/dashboard/batches/$id/labels"
          params={{ id: String(batch.id) }}
          aria-label={t('labels.open', { code: batch.code })}
        >
          <Tag aria-hidden="true" className="size-4" />
        </Link>
      </Button>
      <HoldBatch batch={batch} />
      <EditBatch batch={batch} />
    </span>
  );
}
