import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '#engine/web/api/api-error.ts';
import { LoadFailed } from './load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data> | UseInfiniteQueryResult<Data>;
  /** Stands in until the first answer. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for, or why it is not here. Older data stays: nobody loses a half-filled dialog to a failed refresh. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  return (
    <>
      {query.isError && <NotLoaded error={query.error} onRetry={() => void query.refetch()} />}
      {query.data === undefined ? !query.isError && skeleton : children(query.data)}
    </>
  );
}

/** Trying again helps against a failure, not against a session that has ended or a role that was taken away. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('dashboards');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const status = error instanceof ApiError ? error.status : undefined;
  if (status !== 401 && status !== 403) return <LoadFailed onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        size="sm"
        title={status === 401 ? t('signedOutTitle') : t('roleChangedTitle')}
        actions={
          // A full load: what this page still knows of the account is out of date.
          <Button asChild variant="secondary">
            <a href={status === 401 ? `/login?next=${path}` : path}>
              {status === 401 ? t('signIn') : t('reload')}
            </a>
          </Button>
        }
      />
    </div>
  );
}
