import { BATCH_STATUSES } from '#domains/catalogue/model/batches/batch-status.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { BatchStatusBadge } from './batch-status-badge.tsx';
import { RecallDialog } from './recall-dialog.tsx';

/** The batches of all producers, and the way to call one back. */
export function AdminBatches() {
  const { t, i18n } = useTranslation('batches');
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{t('recall.intro')}</p>
      <DataList
        path="/api/admin/batches"
        caption={t('title')}
        none={t('admin:nothing.batches')}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'status',
            label: t('status'),
            options: Object.fromEntries(
              [...BATCH_STATUSES, 'undecided'].map((status) => [status, t(`statuses.${status}`)]),
            ),
          },
        ]}
        columns={[
          {
            key: 'code',
            sort: 'code',
            primary: true,
            freeText: true,
            header: t('code'),
            cell: ({ id, code }) => (
              <RecordLink right="ADMIN" page="batches" id={id}>
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
            cell: ({ bestBefore }) =>
              bestBefore === null ? '–' : formatDay(bestBefore, 'date', i18n.language),
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
            header: t('sold'),
            align: 'end',
            cell: ({ sold }) => <span className="tabular-nums">{sold}</span>,
          },
          {
            key: 'recall',
            header: t('actions'),
            headerHidden: true,
            align: 'end',
            cell: (batch) => <RecallDialog batch={batch} />,
          },
        ]}
      />
    </>
  );
}
