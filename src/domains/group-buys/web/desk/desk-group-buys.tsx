import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { DeskGroupBuy } from '#domains/group-buys/model/desk-group.ts';
import { GROUP_STATUSES, type GroupStatus } from '#domains/group-buys/model/group-state.ts';
import { GroupStatusBadge } from '#domains/group-buys/web/group-status-badge.tsx';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { openColumn } from '#engine/web/lists/open-column.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { useUrlFilter, useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { ownProductGroupsQuery } from './desk-groups.queries.ts';

const SHOWN: readonly (GroupStatus | 'all')[] = [...GROUP_STATUSES, 'all'];

/** Group buys of the own products, with what they hold of the stock. */
export function DeskGroupBuys() {
  const open = useOpenRecord('PRODUCER');
  const { t } = useTranslation('group-desk');
  const asked = useUrlParameters().get('groups');
  const narrow = useUrlFilter();
  const status = SHOWN.find((each) => each === asked) ?? 'open';
  const query = useQuery(ownProductGroupsQuery(status));
  return (
    <section>
      <p className="mb-4 max-w-text text-sm text-muted">{t('desk.intro')}</p>
      <Field label={t('record.status')} className="mb-4 sm:w-64">
        <Select value={status} onChange={(event) => narrow({ groups: event.currentTarget.value })}>
          {SHOWN.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? t('record.all') : t(`status.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState
              size="sm"
              icon={<Users aria-hidden="true" />}
              title={t('desk.emptyTitle')}
              description={t('desk.emptyText')}
            />
          ) : (
            <>
              <div className="mb-3 flex justify-end">
                <ExportLink path="/api/producer/group-buys" query={{ status }} />
              </div>
              <GroupTable groups={groups} onOpen={({ id }) => open('groupBuys', id)} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function GroupTable({ groups, onOpen }: { groups: DeskGroupBuy[]; onOpen: (group: DeskGroupBuy) => void }) {
  const { t, i18n } = useTranslation('group-desk');
  return (
    <SortedTable
      caption={t('desk.title')}
      rows={groups}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'product',
          value: nameOf,
          header: t('desk.product'),
          primary: true,
          freeText: true,
          cell: nameOf,
        },
        {
          key: 'held',
          value: ({ heldQuantity }) => heldQuantity,
          header: t('desk.held'),
          align: 'end',
          cell: ({ heldQuantity }) => <strong className="font-semibold">{heldQuantity}</strong>,
        },
        {
          key: 'units',
          value: ({ pooledQuantity }) => pooledQuantity,
          header: t('record.units'),
          align: 'end',
          cell: (group) => group.pooledQuantity,
        },
        {
          key: 'tier',
          value: ({ percentage }) => percentage,
          header: t('desk.discount'),
          align: 'end',
          cell: ({ percentage }) => formatPercent(percentage, i18n.language),
        },
        {
          key: 'members',
          value: ({ memberCount }) => memberCount,
          header: t('desk.members'),
          align: 'end',
          cell: (group) => group.memberCount,
        },
        {
          key: 'delivery',
          value: ({ delivery }) => t(`desk.deliveryNames.${delivery}`),
          header: t('desk.delivery'),
          cell: ({ delivery }) => t(`desk.deliveryNames.${delivery}`),
        },
        {
          key: 'status',
          value: ({ status }) => GROUP_STATUSES.indexOf(status),
          header: t('record.status'),
          cell: ({ status }) => <GroupStatusBadge status={status} />,
        },
        {
          key: 'closes',
          value: ({ closesAt, endedAt }) => endedAt ?? closesAt,
          header: t('desk.closes'),
          align: 'end',
          cell: ({ closesAt, endedAt }) => <Moment at={endedAt ?? closesAt} format="dateTime" />,
        },
        openColumn({
          header: t('record.open'),
          words: t('record.open'),
          label: ({ id }) => t('record.openOf', { id }),
          onOpen,
        }),
      ]}
    />
  );
}
