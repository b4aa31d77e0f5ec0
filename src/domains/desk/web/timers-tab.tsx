import { useQuery } from '@tanstack/react-query';
import type { TimerState } from '#domains/desk/model/admin.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';

/** What the shop does by itself, when it last did, and when it will again. */
export function TimersTab() {
  const { t } = useTranslation('admin');
  const timers = useQuery(apiQuery('/api/admin/timers'));
  return (
    <Loaded query={timers} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(rows) =>
        rows.length === 0 ? <EmptyState size="sm" title={t('list.none')} /> : <Timers timers={rows} />
      }
    </Loaded>
  );
}

function Timers({ timers }: { timers: TimerState[] }) {
  const { t } = useTranslation('admin');
  const moment = (at: string | null) => (at === null ? '–' : <Moment at={at} format="dateTime" />);
  return (
    <Table
      caption={t('tabs.timers')}
      rows={timers}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: t('timers.name'),
          primary: true,
          cell: ({ name }) => t(`timers.names.${name}`, { defaultValue: name }),
        },
        { key: 'started', header: t('timers.started'), cell: ({ startedAt }) => moment(startedAt) },
        { key: 'ended', header: t('timers.ended'), cell: ({ endedAt }) => moment(endedAt) },
        { key: 'next', header: t('timers.next'), cell: ({ nextAt }) => moment(nextAt) },
        {
          key: 'state',
          freeText: true,
          header: t('orders.status'),
          cell: ({ lastError }) =>
            lastError === null ? (
              <Badge tone="success">{t('timers.fine')}</Badge>
            ) : (
              <>
                <Badge tone="danger">{t('timers.failed')}</Badge>
                <span className="mt-1 block text-xs text-muted">{lastError}</span>
              </>
            ),
        },
      ]}
    />
  );
}
