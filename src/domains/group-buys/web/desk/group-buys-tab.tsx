import type { AdminGroupBuy } from '#domains/group-buys/model/desk-group.ts';
import { GROUP_DELIVERIES } from '#domains/group-buys/model/group-delivery.ts';
import { GROUP_STATUSES } from '#domains/group-buys/model/group-state.ts';
import { GroupStatusBadge } from '#domains/group-buys/web/group-status-badge.tsx';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { openColumn } from '#engine/web/lists/open-column.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** All group buys. */
export function GroupBuysTab() {
  const open = useOpenRecord('ADMIN');
  const { t, i18n } = useTranslation('group-desk');
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
          options: Object.fromEntries(GROUP_STATUSES.map((status) => [status, t(`status.${status}`)])),
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
        {
          key: 'units',
          header: t('record.units'),
          align: 'end',
          cell: (group) => group.pooledQuantity,
        },
        {
          key: 'tier',
          header: t('desk.discount'),
          align: 'end',
          cell: ({ percentage }) => formatPercent(percentage, i18n.language),
        },
        {
          key: 'members',
          header: t('desk.members'),
          align: 'end',
          cell: (group) => group.memberCount,
        },
        {
          key: 'status',
          sort: 'status',
          header: t('record.status'),
          cell: ({ status }) => <GroupStatusBadge status={status} />,
        },
        {
          key: 'closes',
          sort: 'closes',
          header: t('desk.closes'),
          align: 'end',
          cell: ({ closesAt, endedAt }) => (
            <Moment at={endedAt ?? closesAt} format="dateTime" className="whitespace-nowrap" />
          ),
        },
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
