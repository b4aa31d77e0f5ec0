import type { AdminGroupBuy } from '#domains/group-buys/model/desk-group.ts';
import { GROUP_DELIVERIES } from '#domains/group-buys/model/group-delivery.ts';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { openColumn } from '#engine/web/lists/open-column.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { useGroupColumns, useStatusOptions } from './group-columns.tsx';

/** All group buys. */
export function GroupBuysTab() {
  const open = useOpenRecord('ADMIN');
  const { t } = useTranslation('group-desk');
  const columns = useGroupColumns();
  const statuses = useStatusOptions();
  return (
    <DataList
      path="/api/admin/group-buys"
      caption={t('record.all')}
      none={t('admin:nothing.groupBuys')}
      rowKey={(group) => group.id}
      filters={[
        {
          name: 'status',
          label: t('record.status'),
          options: statuses,
        },
        {
          name: 'delivery',
          label: t('desk.delivery'),
          options: Object.fromEntries(
            GROUP_DELIVERIES.map((delivery) => [delivery, t(`desk.deliveryNames.${delivery}`)]),
          ),
        },
      ]}
      columns={[
        {
          key: 'product',
          sort: 'product',
          header: t('desk.product'),
          primary: true,
          freeText: true,
          cell: (group) => (
            <>
              {nameOf(group)}
              {group.title !== null && (
                <span className="block text-xs font-normal text-muted">{group.title}</span>
              )}
            </>
          ),
        },
        {
          key: 'organizer',
          header: t('record.organizer'),
          freeText: true,
          cell: ({ organizerName }) => organizerName || t('list.noName'),
        },
        ...columns.pool,
        ...columns.state,
        openColumn<AdminGroupBuy>({
          header: t('record.open'),
          words: t('record.open'),
          label: ({ id }) => t('record.openOf', { id }),
          onOpen: ({ id }) => open('groupBuys', id),
        }),
      ]}
    />
  );
}
