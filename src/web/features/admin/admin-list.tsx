import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState, type Key, type ReactNode } from 'react';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { adminListQuery, filterQuery, type Filters } from './admin.queries.ts';

interface AdminListProps<Item> {
  /** Address of the list. */
  path: string;
  caption: string;
  columns: readonly TableColumn<Item>[];
  rowKey: (item: Item) => Key;
  /** A choice that narrows the list: the name of its parameter and its options (value → label). */
  filter?: { name: string; label: string; options: Record<string, string> };
  /** Address of the CSV export. */
  exportPath?: string;
  actions?: ReactNode;
  searchable?: boolean;
}

/** Search, one filter, the rows, and more rows on request: every list of the administration. */
export function AdminList<Item>(props: AdminListProps<Item>) {
  const { path, caption, columns, rowKey, filter, exportPath, actions, searchable = true } = props;
  const { t } = useTranslation('admin');
  const [q, setQ] = useState('');
  const [choice, setChoice] = useState('');
  const filters: Filters = { q: useDeferredValue(q.trim()), ...(filter && { [filter.name]: choice }) };
  const list = useInfiniteQuery(adminListQuery<Item>(path, filters));
  const rows = list.data?.pages.flatMap((page) => page.items);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {searchable && (
          <Field label={t('list.search')} className="w-full sm:w-64">
            <TextInput
              type="search"
              value={q}
              maxLength={200}
              onChange={(event) => setQ(event.currentTarget.value)}
            />
          </Field>
        )}
        {filter && (
          <Field label={filter.label} className="w-full sm:w-48">
            <Select value={choice} onChange={(event) => setChoice(event.currentTarget.value)}>
              <option value="">{t('list.all')}</option>
              {Object.entries(filter.options).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {exportPath !== undefined && (
            <Button asChild variant="secondary">
              <a href={`${exportPath}?${filterQuery(filters)}`} download>
                {t('list.export')}
              </a>
            </Button>
          )}
          {actions}
        </div>
      </div>
      {list.isError && <LoadFailed onRetry={() => void list.refetch()} />}
      {rows === undefined && !list.isError && <Skeleton className="h-64 w-full rounded-lg" />}
      {rows?.length === 0 && (
        <EmptyState size="sm" icon={<Search aria-hidden="true" />} title={t('list.empty')} />
      )}
      {rows !== undefined && rows.length > 0 && (
        <>
          <p role="status" className="mb-3 text-sm text-muted">
            {t('list.shown', { shown: rows.length, total })}
          </p>
          <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
          {list.hasNextPage && (
            <div className="mt-5 flex justify-center">
              <Button
                variant="secondary"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('list.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
