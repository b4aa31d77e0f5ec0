import { useQuery } from '@tanstack/react-query';
import type { ExtensionState } from '#domains/extensions/model/page-blocks.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ExtensionPage } from './extension-page.tsx';

/** What others have added to the shop: the pages of each, and for owners what it reaches and how it does. */
export function ExtensionsTab() {
  const { t } = useTranslation('extensions');
  const extensions = useQuery(apiQuery('/api/admin/extensions'));
  return (
    <Loaded query={extensions} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState size="sm" title={t('none')} description={t('noneText')} />
        ) : (
          <div className="flex flex-col gap-6">
            {list.map((extension) => (
              <Extension key={extension.name} extension={extension} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

function Extension({ extension: { name, title, pages, state } }: { extension: ExtensionState }) {
  const { t } = useTranslation('extensions');
  return (
    <Card asChild>
      <section aria-label={title}>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">{title}</h2>
          {state && (
            <Badge tone={state.running ? 'success' : 'danger'}>
              {state.running ? t('running') : t('stopped')}
            </Badge>
          )}
        </div>
        {pages.map((page) => (
          <ExtensionPage key={page.name} extension={name} page={page.name} title={page.title} />
        ))}
        {state && <State name={name} state={state} />}
      </section>
    </Card>
  );
}

function State({ name, state }: { name: string; state: NonNullable<ExtensionState['state']> }) {
  const { t } = useTranslation('extensions');
  const listed = (items: readonly string[]) => (items.length === 0 ? null : items.join('\n'));
  const { lastFailure } = state;
  return (
    <>
      <h3 className="mt-6 mb-3 text-lg">{t('reaches')}</h3>
      <FactList
        facts={[
          { label: t('events'), value: listed(state.events) },
          { label: t('hosts'), value: listed(state.hosts) },
          { label: t('calls'), value: listed(state.routes.map(({ call, who }) => `${call} (${who})`)) },
          { label: t('fields'), value: listed(state.fields) },
          { label: t('provides'), value: listed(state.provides.map((what) => t(what))) },
          { label: t('waiting'), value: String(state.waiting) },
          { label: t('failed'), value: String(state.failed) },
          { label: t('restarts'), value: String(state.restarts) },
          {
            label: t('lastFailure'),
            value: lastFailure && (
              <>
                <Moment at={lastFailure.at} format="dateTime" />: {lastFailure.reason}
              </>
            ),
          },
        ]}
      />
      {state.failed > 0 && <Again name={name} />}
    </>
  );
}

function Again({ name }: { name: string }) {
  const { t } = useTranslation('extensions');
  const again = useAdminChange<void>(
    () => apiRequest('POST /api/admin/extensions/:name/again', { params: { name } }),
    { done: () => t('againDone') },
  );
  return (
    <Button variant="secondary" className="mt-4" loading={again.isPending} onClick={() => again.mutate()}>
      {t('again')}
    </Button>
  );
}
