import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { useEffect, useState, type Key, type ReactNode } from 'react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { ItemOf, PathOf } from '#engine/model/api/contract.ts';
import { NotLoaded } from './loaded.tsx';
import { useUrlFilter, useUrlParameter } from './use-tab.ts';
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

interface AdminListProps<Path extends AdminListPath, Item = ItemOf<`GET ${Path}`>> {
  path: Path;
  caption: string;
  columns: readonly TableColumn<Item>[];
  rowKey: (item: Item) => Key;
  /** A choice that narrows the list: the name of its parameter and its options (value → label). */
  filter?: { name: keyof Filters<Path> & string; label: string; options: Record<string, string> };
  /** A box that narrows the list to what needs something: its parameter, and the value when ticked. */
  only?: { name: keyof Filters<Path> & string; value: string; label: string };
  /** Of the CSV export. */
  exportPath?: `${Path}/export` & PathOf<'GET'>;
  /** What the search box looks for, where that is not any text (`q`). */
  search?: { name: keyof Filters<Path> & string; label: string; read: (typed: string) => string };
  actions?: ReactNode;
}

const TYPING_PAUSE_MS = 200;

/** Search, a filter, a box to tick, the rows, and more rows on request: every list of the administration. */
export function AdminList<Path extends AdminListPath>(props: AdminListProps<Path>) {
  const { path, caption, columns, rowKey, filter, only, search, exportPath, actions } = props;
  const { t } = useTranslation('admin');
  const narrow = useUrlFilter();
  const typed = useUrlParameter('q') ?? '';
  const [q, setQ] = useState(typed);
  const choice = useUrlParameter(filter?.name ?? '') ?? '';
  const isTicked = useUrlParameter(only?.name ?? '') === only?.value;
  const isOnly = only !== undefined && isTicked;
  const settled = useSettled(q.trim());
  useEffect(() => {
    if (settled !== typed) narrow({ q: settled === '' ? undefined : settled });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed moves into the URL
  }, [settled]);
  const sought = search?.read(settled) ?? settled;
  // What can be chosen are the values that the parameter takes.
  const filters = {
    ...(sought !== '' && { [search?.name ?? 'q']: sought }),
    ...(filter && choice !== '' && { [filter.name]: choice }),
    ...(only && isOnly && { [only.name]: only.value }),
  } as Filters<Path>;
  const list = useInfiniteQuery(adminListQuery(path, filters));
  const rows = list.data?.pages.flatMap((page) => page.items);
  const total = list.data?.pages[0]?.total ?? 0;
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Field label={search?.label ?? t('list.search')} className="min-w-40 flex-1 sm:w-64 sm:flex-none">
          <TextInput
            type="search"
            value={q}
            maxLength={200}
            onChange={(event) => setQ(event.currentTarget.value)}
          />
        </Field>
        {filter && (
          <Field label={filter.label} className="min-w-36 flex-1 sm:w-52 sm:flex-none">
            <Select
              value={choice}
              onChange={(event) => narrow({ [filter.name]: event.currentTarget.value || undefined })}
            >
              <option value="">{t('list.all')}</option>
              {Object.entries(filter.options).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {only && (
          <Checkbox
            label={only.label}
            checked={isOnly}
            onChange={(event) =>
              narrow({ [only.name]: event.currentTarget.checked ? only.value : undefined })
            }
            className="min-h-11 items-center"
          />
        )}
        <div className="flex flex-wrap gap-2 empty:hidden sm:ml-auto">
          {exportPath !== undefined && (
            <Button asChild variant="secondary">
              <a href={apiUrl(exportPath, { query: filters })} download>
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
      {rows?.length === 0 && (
        <EmptyState
          size="sm"
          icon={<Search aria-hidden="true" />}
          title={isNarrowed ? t('list.empty') : t('list.none')}
          actions={
            isNarrowed && (
              <Button
                variant="secondary"
                onClick={() => {
                  setQ('');
                  narrow({
                    q: undefined,
                    ...(filter && { [filter.name]: undefined }),
                    ...(only && { [only.name]: undefined }),
                  });
                }}
              >
                {t('list.clear')}
              </Button>
            )
          }
        />
      )}
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

/** The text once typing has paused: one question per word instead of one per letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
