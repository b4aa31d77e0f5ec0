import type { UseQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DeskLink } from '#engine/web/lists/desk-link.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

interface RecordRowsProps<Row> {
  query: UseQueryResult<{ items: readonly Row[] }>;
  rowKey: (row: Row) => Key;
  /** What it is, then what is said of it at the end of the line. */
  children: (row: Row) => readonly [what: ReactNode, rest: ReactNode];
}

/** A few rows of what belongs to a record, each leading to its own page. */
export function RecordRows<Row>({ query, rowKey, children }: RecordRowsProps<Row>) {
  const { t } = useTranslation('dashboards');
  return (
    <Loaded query={query} skeleton={<Skeleton className="m-4 h-16" />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="px-4 py-3 text-sm text-muted">{t('record.none')}</p>
        ) : (
          <ul className="divide-y divide-line text-sm">
            {items.map((row) => {
              const [what, rest] = children(row);
              return (
                <li
                  key={rowKey(row)}
                  className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5"
                >
                  <span className="min-w-0">{what}</span>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">{rest}</span>
                </li>
              );
            })}
          </ul>
        )
      }
    </Loaded>
  );
}

interface MoreRowsProps {
  right: DeskPage['right'];
  page: string;
  filter: Record<string, string>;
  shown: number;
  /** Undefined: not known yet. */
  total: number | undefined;
}

/** Leads to the list, narrowed to what belongs to the record, where there is more of it than its page shows. */
export function MoreRows({ right, page, filter, shown, total }: MoreRowsProps) {
  const { t } = useTranslation('dashboards');
  if (total === undefined || total <= shown) return null;
  return (
    <DeskLink right={right} page={page} filter={filter} className="text-sm underline underline-offset-4">
      {t('record.all', { count: total })}
    </DeskLink>
  );
}
