import { Users } from 'lucide-react';
import { GROUP_STATUSES } from '#domains/group-buys/model/group-state.ts';
import { GroupStatusBadge } from '#domains/group-buys/web/group-status-badge.tsx';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** Group buys of the own products, with what they hold of the stock. */
export function DeskGroupBuys() {
  const { t, i18n } = useTranslation('group-desk');
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
            options: Object.fromEntries(GROUP_STATUSES.map((status) => [status, t(`status.${status}`)])),
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
          {
            key: 'units',
            header: t('record.units'),
            align: 'end',
            cell: (group) => group.pooledQuantity,
          },
          {
            key: 'tier',
            wideOnly: true,
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
            key: 'delivery',
            wideOnly: true,
            header: t('desk.delivery'),
            cell: ({ delivery }) => t(`desk.deliveryNames.${delivery}`),
          },
          {
            key: 'status',
            sort: 'status',
            inFirstLine: true,
            header: t('record.status'),
            cell: ({ status }) => <GroupStatusBadge status={status} />,
          },
          {
            key: 'closes',
            sort: 'closes',
            header: t('desk.closes'),
            align: 'end',
            cell: ({ closesAt, endedAt }) => <Moment at={endedAt ?? closesAt} format="dateTime" />,
          },
        ]}
      />
    </>
  );
}
