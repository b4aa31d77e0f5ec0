import { useQuery } from '@tanstack/react-query';
import type { TimerState } from '#domains/desk/model/admin.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';

/** While something runs or is about to, the page looks again after this time. */
const WATCH_MS = 2_000;

/** Nobody runs it yet, and its time has come. */
const isDue = ({ running, nextAt }: TimerState) => !running && new Date(nextAt).getTime() <= Date.now();

/** What the shop does by itself, when it last did, and when it will again. */
export function TimersTab() {
  const { t } = useTranslation('admin');
  const timers = useQuery({
    ...apiQuery('/api/admin/timers'),
    refetchInterval: ({ state }) =>
      state.data?.some((timer) => timer.running || isDue(timer)) ? WATCH_MS : false,
  });
  return (
    <Loaded query={timers} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState size="sm" title={t('lists:none')} />
        ) : (
          <>
            <div className="mb-3 flex justify-end">
              <ExportLink path="/api/admin/timers" />
            </div>
            <Timers timers={rows} />
          </>
        )
      }
    </Loaded>
  );
}

function Timers({ timers }: { timers: TimerState[] }) {
  const { t } = useTranslation('admin');
  const moment = (at: string | null) => (at === null ? '–' : <Moment at={at} format="dateTime" />);
  return (
    <SortedTable
      caption={t('tabs.timers')}
      rows={timers}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          value: ({ name }) => t(`timers.names.${name}`, { defaultValue: name }),
          header: t('timers.name'),
          primary: true,
          cell: ({ name }) => t(`timers.names.${name}`, { defaultValue: name }),
        },
        {
          key: 'started',
          value: ({ startedAt }) => startedAt,
          className: 'whitespace-nowrap',
          wideOnly: true,
          header: t('timers.started'),
          cell: ({ startedAt }) => moment(startedAt),
        },
        {
          key: 'ended',
          value: ({ endedAt }) => endedAt,
          className: 'whitespace-nowrap',
          wideOnly: true,
          header: t('timers.ended'),
          cell: ({ endedAt }) => moment(endedAt),
        },
        {
          key: 'next',
          value: ({ nextAt }) => nextAt,
          className: 'whitespace-nowrap',
          align: 'end',
          header: t('timers.next'),
          cell: ({ nextAt }) => moment(nextAt),
        },
        {
          key: 'state',
          freeText: true,
          header: t('orders.status'),
          cell: (timer) => <State timer={timer} />,
        },
        {
          key: 'run',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          className: 'whitespace-nowrap',
          cell: (timer) => <RunNow timer={timer} />,
        },
      ]}
    />
  );
}

function State({ timer }: { timer: TimerState }) {
  const { t } = useTranslation('admin');
  if (timer.running) return <Badge tone="info">{t('timers.running')}</Badge>;
  if (isDue(timer)) return <Badge tone="info">{t('timers.due')}</Badge>;
  if (timer.lastError !== null) {
    return (
      <>
        <Badge tone="danger">{t('timers.failed')}</Badge>
        <span className="mt-1 block text-xs text-muted">{timer.lastError}</span>
      </>
    );
  }
  if (timer.startedAt === null) return <Badge>{t('timers.never')}</Badge>;
  return <Badge tone="success">{t('timers.fine')}</Badge>;
}

function RunNow({ timer }: { timer: TimerState }) {
  const { t } = useTranslation('admin');
  const { name } = timer;
  const task = t(`timers.names.${name}`, { defaultValue: name });
  const run = useAdminChange<void>(
    () => apiRequest('POST /api/admin/timers/:name/run', { params: { name } }),
    { done: () => t('timers.willStart', { task }) },
  );
  return (
    <Button
      size="sm"
      variant="secondary"
      className="max-sm:w-full"
      aria-label={t('timers.runOf', { task })}
      disabled={timer.running || isDue(timer)}
      loading={run.isPending}
      onClick={() => run.mutate()}
    >
      {t('timers.run')}
    </Button>
  );
}
