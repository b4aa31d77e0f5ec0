import { Users } from 'lucide-react';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { useGroupColumns, useStatusOptions } from './group-columns.tsx';

/** Group buys of the own products, with what they hold of the stock. */
export function DeskGroupBuys() {
  const { t } = useTranslation('group-desk');
  const columns = useGroupColumns();
  const statuses = useStatusOptions();
  return (
    <>
      <p className="mb-4 max-w-text text-sm text-muted">{t('desk.intro')}</p>
      <DataList
        path="/api/producer/group-buys"
        caption={t('desk.title')}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'status',
            label: t('record.status'),
            options: statuses,
          },
        ]}
        empty={
          <EmptyState
            size="sm"
            icon={<Users aria-hidden="true" />}
            title={t('desk.emptyTitle')}
            description={t('desk.emptyText')}
          />
        }
        columns={[
          {
            key: 'product',
            sort: 'product',
            header: t('desk.product'),
            primary: true,
            freeText: true,
            cell: (group) => (
              <RecordLink right="PRODUCER" page="groupBuys" id={group.id}>
                {nameOf(group)}
              </RecordLink>
            ),
          },
          {
            key: 'held',
            header: t('desk.held'),
            align: 'end',
            cell: ({ heldQuantity }) => <strong className="font-semibold">{heldQuantity}</strong>,
          },
          ...columns.pool,
          {
            key: 'delivery',
            wideOnly: true,
            header: t('desk.delivery'),
            cell: ({ delivery }) => t(`desk.deliveryNames.${delivery}`),
          },
          ...columns.state,
        ]}
      />
    </>
  );
}
