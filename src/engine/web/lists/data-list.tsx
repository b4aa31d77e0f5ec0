import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type Key, type ReactNode } from 'react';
import type { ItemOf } from '#engine/model/api/contract.ts';
import { MOST_COUNTED } from '#engine/model/lists/paging.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import {
  ADMIN,
  adminListQuery,
  DESK,
  matchingKeys,
  type AdminListPath,
  type Filters,
  type SortOf,
} from './admin.queries.ts';
import { BulkBar, type BulkAction } from './bulk-bar.tsx';
import { DataTable, type DataColumn } from './data-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { ColumnMenu, ExportLink, ViewMenu } from './list-menus.tsx';
import { useShownColumns } from './list-settings.ts';
import { NotLoaded } from './loaded.tsx';
import { useNarrowing, type ListFilter, type ListSearch } from './use-narrowing.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useViews } from './use-views.ts';
import { tabIn } from './desk-navigation.ts';
import { toggled } from './toggled.ts';
import { rememberRows } from './listed-rows.ts';
import { useUrlFilter, useUrlParameters } from './use-tab.ts';

interface DataListProps<Path extends AdminListPath, Item = ItemOf<`GET ${Path}`>> {
  path: Path;
  caption: string;
  columns: readonly DataColumn<Item, SortOf<Path>>[];
  rowKey: (item: Item) => Key;
  /** What narrows the list; the names are those of its parameters. */
  filters?: readonly ListFilter<keyof Filters<Path> & string>[];
  /** What the search box looks for, where that is not any text (`q`). */
  search?: ListSearch<keyof Filters<Path> & string>;
  /** What can be done with several rows at once; the keys of the rows are then ids. */
  bulk?: readonly BulkAction[];
  actions?: ReactNode;
  /** A sentence for while there is nothing in it: what will stand here, or what to do first. */
  none?: string;
  /** What stands in place of the list while there is nothing at all in it. */
  empty?: ReactNode;
}

/** Search, filters, sorting, columns, views, selection, the rows, and more rows on request: every list of the desk. */
export function DataList<Path extends AdminListPath>(props: DataListProps<Path>) {
  const { path, caption, columns, rowKey, filters = [], search, bulk = [], actions, none, empty } = props;
  const { t } = useTranslation('lists');
  const narrowing = useNarrowing<Path>(filters, search);
  const { typed, type, chosen, choose, clear, query, sort, sortBy, isNarrowed } = narrowing;
  const narrow = useUrlFilter();
  const [shownColumns, showColumns] = useShownColumns(path);
  const views = useViews(path);
  const [keys, setKeys] = useSelection(JSON.stringify({ ...query, sort: undefined }));
  const root = useRef<HTMLDivElement>(null);
  useRowKeys(root);
  const list = useInfiniteQuery(adminListQuery(path, query));
  const rows = list.data?.pages.flatMap((page) => page.items);
  useListedRows(rows?.map(rowKey));
  const total = list.data?.pages[0]?.total ?? 0;
  const isShown = (column: DataColumn<never>) => shownColumns[column.key] ?? column.optional !== true;
  const isBare = rows?.length === 0 && !isNarrowed && !list.isPlaceholderData;
  if (isBare && empty !== undefined) return empty;
  const names = ['q', 'sort', ...filters.map(({ name }) => name)];
  return (
    <div ref={root}>
      <div className="mb-3 flex flex-wrap items-center gap-2 max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:-mx-4 max-sm:bg-page max-sm:px-4 max-sm:py-2">
        <TextInput
          type="search"
          aria-label={search?.label ?? t('search')}
          placeholder={search?.label ?? t('search')}
          value={typed}
          maxLength={200}
          onChange={(event) => type(event.currentTarget.value)}
          className="min-h-9 min-w-36 flex-1 py-1 text-sm sm:max-w-64"
        />
        <ListFilters
          filters={filters}
          chosen={chosen}
          onChoose={choose}
          onClear={clear}
          sorting={{ columns, sort, onSort: sortBy }}
        />
        <div className="flex flex-wrap items-center gap-2 empty:hidden sm:ml-auto">
          <ColumnMenu
            columns={columns}
            isShown={isShown}
            onChoose={(key, shown) => showColumns({ ...shownColumns, [key]: shown })}
          />
          {names.length > 2 && (
            <ViewMenu
              views={views.views}
              current={{ ...chosen, ...(typed !== '' && { q: typed }), ...(sort && { sort }) }}
              onOpen={(view) => {
                type(view.q ?? '');
                narrow(Object.fromEntries(names.map((name) => [name, view[name]])));
              }}
              onSave={views.save}
              onDelete={views.remove}
            />
          )}
          <ExportLink path={path} query={query} />
          {actions}
        </div>
      </div>
      {list.isError && !list.isFetchNextPageError && (
        <NotLoaded error={list.error} onRetry={() => void list.refetch()} />
      )}
      {rows === undefined && !list.isError && <Skeleton className="h-64 w-full rounded-lg" />}
      {rows?.length === 0 && <NoRows isNarrowed={isNarrowed} none={none} onClear={clear} />}
      {rows !== undefined && rows.length > 0 && (
        <>
          <p role="status" className="mb-1 text-xs text-muted tabular-nums">
            {total > MOST_COUNTED
              ? t('shownOfMore', { shown: rows.length, most: MOST_COUNTED })
              : t('shown', { shown: rows.length, total })}
          </p>
          <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <DataTable
              caption={caption}
              columns={columns.filter(isShown)}
              rows={rows}
              rowKey={rowKey}
              sort={sort}
              onSort={sortBy}
              selection={
                bulk.length === 0
                  ? undefined
                  : {
                      keys,
                      toggle: (key) => setKeys(toggled(keys, key)),
                      toggleAll: () =>
                        setKeys(
                          rows.every((row) => keys.has(rowKey(row))) ? new Set() : new Set(rows.map(rowKey)),
                        ),
                    }
              }
            />
          </div>
          {list.isFetchNextPageError ? (
            <NotLoaded error={list.error} onRetry={() => void list.fetchNextPage()} />
          ) : (
            list.hasNextPage && (
              <div className="mt-5 flex justify-center">
                <Button
                  variant="secondary"
                  loading={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              </div>
            )
          )}
          <BulkBar
            actions={bulk}
            keys={keys}
            onDone={(refused) => setKeys(new Set(refused))}
            refreshes={path.startsWith(ADMIN) ? ADMIN : DESK}
            rest={
              list.hasNextPage && rows.every((row) => keys.has(rowKey(row)))
                ? {
                    total,
                    load: () => matchingKeys(path, query, rowKey),
                    onLoaded: (all) => setKeys(new Set(all)),
                  }
                : undefined
            }
          />
        </>
      )}
    </div>
  );
}

/** What is selected, until the list is narrowed to something else: nobody shall change rows that are out of sight. */
function useSelection(narrowed: string) {
  const [selection, setSelection] = useState<{ of: string; keys: ReadonlySet<Key> }>({
    of: narrowed,
    keys: new Set(),
  });
  const keys = selection.of === narrowed ? selection.keys : new Set<Key>();
  return [keys, (next: ReadonlySet<Key>) => setSelection({ of: narrowed, keys: next })] as const;
}

/** The pages of its records lead from one row to the next. */
function useListedRows(keys: readonly Key[] | undefined): void {
  const page = tabIn(useUrlParameters().toString());
  useEffect(() => {
    if (keys !== undefined) rememberRows(page, keys);
  });
}

interface NoRowsProps {
  isNarrowed: boolean;
  none: string | undefined;
  onClear: () => void;
}

function NoRows({ isNarrowed, none, onClear }: NoRowsProps) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      size="sm"
      icon={<Search aria-hidden="true" />}
      title={isNarrowed ? t('empty') : t('none')}
      description={isNarrowed ? undefined : none}
      actions={
        isNarrowed && (
          <Button variant="secondary" onClick={onClear}>
            {t('clear')}
          </Button>
        )
      }
    />
  );
}
