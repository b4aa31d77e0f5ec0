import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { isMissing } from '#engine/web/api/api-error.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, useOpenRecord } from '#engine/web/lists/desk-navigation.ts';
import { neighboursOf } from '#engine/web/lists/listed-rows.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { isTaken } from '#engine/web/lists/use-row-keys.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { useRecord } from './record-context.ts';
import { usePageTitle } from './use-page-title.ts';

interface RecordPageProps<Data> {
  query: UseQueryResult<Data>;
  /** Stands over the page and in the title of the window. */
  title: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/** The page of one record: the way back to its list and to its neighbours, then the record, or why it is not here. */
export function RecordPage<Data>({ query, title, children }: RecordPageProps<Data>) {
  const { t } = useTranslation('dashboards');
  const { pageName } = useRecord();
  usePageTitle(query.data === undefined ? pageName : title(query.data));
  return (
    <article aria-labelledby="record" className="wrap-anywhere">
      <RecordWays />
      {query.data === undefined && isMissing(query.error) ? (
        <EmptyState
          size="sm"
          headingLevel={1}
          icon={<SearchX aria-hidden="true" />}
          title={<span id="record">{t('record.missingTitle')}</span>}
          description={t('record.missingText')}
        />
      ) : (
        <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
          {(data) => children(data)}
        </Loaded>
      )}
    </article>
  );
}

function RecordWays() {
  const { t } = useTranslation('dashboards');
  const { right, page, pageName, id } = useRecord();
  const open = useOpenRecord(right);
  const { previous, next } = neighboursOf(page, id);
  useNeighbourKeys(previous, next, (neighbour) => open(page, neighbour));
  return (
    <nav aria-label={pageName} data-print="hidden" className="mb-1 flex min-h-9 items-center justify-between">
      <a
        href={deskUrl(right, page)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open(page, null);
        }}
        className="-ml-1 inline-flex min-h-9 items-center gap-1 pr-2 text-sm font-medium text-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {pageName}
      </a>
      {(previous !== null || next !== null) && (
        <span className="flex">
          {[
            { label: t('record.previous'), to: previous, Icon: ChevronLeft },
            { label: t('record.next'), to: next, Icon: ChevronRight },
          ].map(({ label, to, Icon }) => (
            <IconButton
              key={label}
              label={label}
              disabled={to === null}
              onClick={() => to !== null && open(page, to)}
            >
              <Icon aria-hidden="true" />
            </IconButton>
          ))}
        </span>
      )}
    </nav>
  );
}

/** j and k lead to the next and the previous record, as they walk the rows of the list. */
function useNeighbourKeys(previous: number | null, next: number | null, open: (id: number) => void): void {
  useEffect(() => {
    function listen({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent) {
      const to = key === 'j' ? next : key === 'k' ? previous : null;
      if (to === null || ctrlKey || metaKey || altKey || isTaken(target)) return;
      open(to);
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

interface RecordHeadProps {
  title: ReactNode;
  /** Beside it: how it stands. */
  badges?: ReactNode;
  /** Under it, small. */
  detail?: ReactNode;
  /** Buttons; on a phone they stay over its lower edge. */
  actions?: ReactNode;
}

export function RecordHead({ title, badges, detail, actions }: RecordHeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 id="record" className="text-3xl">
            {title}
          </h1>
          {badges}
        </div>
        {detail !== undefined && <p className="mt-1 text-sm text-muted">{detail}</p>}
      </div>
      {actions && <RecordActions>{actions}</RecordActions>}
    </header>
  );
}

function RecordActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-print="hidden"
      className={cx(
        'flex flex-wrap items-center gap-2 empty:hidden',
        'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-sm:z-30',
        'max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-4 max-sm:py-2.5 max-sm:[&>*]:flex-1 max-sm:[&>*]:px-3 max-sm:[&>*]:whitespace-nowrap',
      )}
    >
      {children}
    </div>
  );
}

interface RecordColumnsProps {
  /** What is done with it and what belongs to it: at the side, on a phone under the rest. */
  aside: ReactNode;
  children: ReactNode;
}

export function RecordColumns({ aside, children }: RecordColumnsProps) {
  return (
    <div className="mt-5 grid items-start gap-5 pb-28 sm:pb-0 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      <div className="flex min-w-0 flex-col gap-5">{aside}</div>
    </div>
  );
}
