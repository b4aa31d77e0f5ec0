import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useEffect, useState, type Key, type ReactNode } from 'react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { ItemOf, PathOf } from '#engine/model/api/contract.ts';
import { NotLoaded } from './loaded.tsx';
import { useUrlFilter, useUrlParameters } from './use-tab.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table, type TableColumn } from '#engine/web/ui/content/table.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { adminListQuery, type AdminListPath, type Filters } from './admin.queries.ts';

/** Stands in the URL by its name: one of several options (value → label), or a box to tick that stands for one value. */
type ListFilter<Name extends string = string> = { name: Name; label: string } & (
  | { options: Record<string, string> }
  | { value: string }
);

interface AdminListProps<Path extends AdminListPath, Item = ItemOf<`GET ${Path}`>> {
  path: Path;
  caption: string;
  columns: readonly TableColumn<Item>[];
  rowKey: (item: Item) => Key;
  /** What narrows the list; the names are those of its parameters. */
  filters?: readonly ListFilter<keyof Filters<Path> & string>[];
  /** What the search box looks for, where that is not any text (`q`). */
  search?: { name: keyof Filters<Path> & string; label: string; read: (typed: string) => string };
  /** Of the CSV export. */
  exportPath?: `${Path}/export` & PathOf<'GET'>;
  actions?: ReactNode;
}

/** Search, filters, the rows, and more rows on request: every list of the administration. */
export function AdminList<Path extends AdminListPath>(props: AdminListProps<Path>) {
  const { path, caption, columns, rowKey, filters = [], search, exportPath, actions } = props;
  const { t } = useTranslation('admin');
  const { typed, type, chosen, choose, clear, query } = useNarrowing<Path>(filters, search);
  const list = useInfiniteQuery(adminListQuery(path, query));
  const rows = list.data?.pages.flatMap((page) => page.items);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Field label={search?.label ?? t('list.search')} className="min-w-40 flex-1 sm:w-64 sm:flex-none">
          <TextInput
            type="search"
            value={typed}
            maxLength={200}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </Field>
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={chosen[filter.name] ?? ''}
            onChange={(value) => choose(filter.name, value)}
          />
        ))}
        <div className="flex flex-wrap gap-2 empty:hidden sm:ml-auto">
          {exportPath !== undefined && (
            <Button asChild variant="secondary">
              <a href={apiUrl(exportPath, { query })} download>
                <Download aria-hidden="true" className="size-4.5" />
                {t('list.export')}
              </a>
            </Button>
          )}
          {actions}
        </div>
      </div>
      {list.isError && !list.isFetchNextPageError && (
        <NotLoaded error={list.error} onRetry={() => void list.refetch()} />
      )}
      {rows === undefined && !list.isError && <Skeleton className="h-64 w-full rounded-lg" />}
      {rows?.length === 0 && <NoRows isNarrowed={Object.keys(query).length > 0} onClear={clear} />}
      {rows !== undefined && rows.length > 0 && (
        <>
          <p role="status" className="mb-2 text-sm text-muted tabular-nums">
            {t('list.shown', { shown: rows.length, total })}
          </p>
          <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
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
                  {t('list.more')}
                </Button>
              </div>
            )
          )}
        </>
      )}
    </div>
  );
}

interface FilterFieldProps {
  filter: ListFilter;
  /** Empty where nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { t } = useTranslation('admin');
  if ('value' in filter) {
    return (
      <Checkbox
        label={filter.label}
        checked={value !== ''}
        onChange={(event) => onChange(event.currentTarget.checked ? filter.value : '')}
        className="min-h-11 items-center"
      />
    );
  }
  return (
    <Field label={filter.label} className="min-w-36 flex-1 sm:w-52 sm:flex-none">
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t('list.all')}</option>
        {Object.entries(filter.options).map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function NoRows({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      size="sm"
      icon={<Search aria-hidden="true" />}
      title={isNarrowed ? t('list.empty') : t('list.none')}
      actions={
        isNarrowed && (
          <Button variant="secondary" onClick={onClear}>
            {t('list.clear')}
          </Button>
        )
      }
    />
  );
}

/** What is typed and chosen stands in the URL; `query` is the same as the API takes it. */
function useNarrowing<Path extends AdminListPath>(
  filters: readonly ListFilter[],
  search: AdminListProps<Path>['search'],
) {
  const inUrl = useUrlParameters();
  const narrow = useUrlFilter();
  const [typed, type] = useState(inUrl.get('q') ?? '');
  const settled = useSettled(typed.trim());
  useEffect(() => {
    if (settled !== (inUrl.get('q') ?? '')) narrow({ q: settled || undefined });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed moves into the URL
  }, [settled]);
  const sought = search?.read(settled) ?? settled;
  // What can be chosen are the values that the parameter takes.
  const chosen = Object.fromEntries(
    filters.flatMap((filter) => {
      const value = inUrl.get(filter.name) ?? '';
      const isChosen = 'value' in filter ? value === filter.value : value !== '';
      return isChosen ? [[filter.name, value] as const] : [];
    }),
  );
  return {
    typed,
    type,
    chosen,
    choose: (name: string, value: string) => narrow({ [name]: value || undefined }),
    clear: () => {
      type('');
      narrow(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, undefined])));
    },
    query: { ...(sought !== '' && { [search?.name ?? 'q']: sought }), ...chosen } as Filters<Path>,
  };
}

const TYPING_PAUSE_MS = 200;

/** The text once typing has paused: one question per word instead of one per letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
