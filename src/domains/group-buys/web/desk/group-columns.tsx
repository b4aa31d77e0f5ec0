import type { DeskGroupBuy } from '#domains/group-buys/model/desk-group.ts';
import { GROUP_STATUSES } from '#domains/group-buys/model/group-state.ts';
import { GroupStatusBadge } from '#domains/group-buys/web/group-status-badge.tsx';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { DataColumn } from '#engine/web/lists/data-table.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** What the lists of both desks say of a group buy, besides what it is about. */
export function useGroupColumns() {
  const { t, i18n } = useTranslation('group-desk');
  return {
    pool: [
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
    ],
    state: [
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
        cell: ({ closesAt, endedAt }) => (
          <Moment at={endedAt ?? closesAt} format="dateTime" className="whitespace-nowrap" />
        ),
      },
    ],
  } satisfies Record<string, DataColumn<DeskGroupBuy, 'status' | 'closes'>[]>;
}

export function useStatusOptions(): Record<string, string> {
  const { t } = useTranslation('group-desk');
  return Object.fromEntries(GROUP_STATUSES.map((status) => [status, t(`status.${status}`)]));
}
