import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type Key, type ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import type { TableColumn } from '#engine/web/ui/content/table.tsx';

/** A column of a list at the desk. */
export type DataColumn<Row, Sort extends string = string> = Omit<TableColumn<Row>, 'header'> & {
  header: string;
  /** The list can be sorted by it: the value of its parameter `sort`, with a minus in front for the largest first. */
  sort?: Sort | undefined;
  /** Not shown until somebody chooses it. */
  optional?: boolean | undefined;
  /** On a phone there is no room for it. */
  wideOnly?: boolean | undefined;
  /** On a phone it stands in the first line, beside what the row is about, and without its name. */
  inFirstLine?: boolean | undefined;
};

interface DataTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: string | undefined;
  /** Left out where it is short and stands as it is. */
  onSort?: ((sort: string | undefined) => void) | undefined;
  /** Left out where nothing can be done with several rows. */
  selection?: { keys: ReadonlySet<Key>; toggle: (key: Key) => void; toggleAll: () => void } | undefined;
}

/** Rows of 40 pixels; on a phone two lines each: what it is and its figure, then the rest. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection } = props;
  const { t } = useTranslation('lists');
  const isAll = selection !== undefined && rows.every((row) => selection.keys.has(rowKey(row)));
  return (
    <div className="relative sm:overflow-x-auto">
      <table role="table" className="block w-full text-sm sm:table sm:border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
          <tr role="row" className="h-9 border-b border-line-strong/60">
            {selection && (
              <th role="columnheader" scope="col" className="w-8">
                <SelectBox label={t('selectAll')} checked={isAll} onChange={selection.toggleAll} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr
                key={key}
                role="row"
                tabIndex={-1}
                data-row={key}
                className={cx(
                  'flex flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line py-2 transition-colors sm:table-row sm:h-10 hover:bg-ink/3',
                  'before:order-2 before:basis-full before:content-[""] sm:before:hidden focus:bg-accent-soft focus:-outline-offset-2',
                  selection?.keys.has(key) && 'bg-accent-soft',
                )}
              >
                {selection && (
                  <td role="cell" className="order-0 sm:w-8">
                    <SelectBox
                      label={t('select')}
                      checked={selection.keys.has(key)}
                      onChange={() => selection.toggle(key)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <DataCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type SortedColumn<Row> = Omit<DataColumn<Row>, 'sort'> & {
  /** What the rows can be sorted by; null comes before everything else. */
  value?: (row: Row) => string | number | boolean | null;
};

interface SortedTableProps<Row> extends Omit<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  columns: readonly SortedColumn<Row>[];
  /** What is searched of a row. Left out: the table is too short for a search. */
  searched?: (row: Row) => string;
  /** At the end of the line of the search. */
  actions?: ReactNode;
}

/** A table of which all rows are here: it is sorted where it stands. Long lists are `DataList`s, which the server sorts. */
export function SortedTable<Row>({ columns, rows: all, searched, actions, ...table }: SortedTableProps<Row>) {
  const { t } = useTranslation('lists');
  const [sort, setSort] = useState<string>();
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLocaleLowerCase();
  const rows = searched ? all.filter((row) => searched(row).toLocaleLowerCase().includes(sought)) : all;
  const value = columns.find(({ key }) => key === sort?.replace(/^-/, ''))?.value;
  const sorted =
    value === undefined ? rows : rows.toSorted((one, other) => compare(value(one), value(other)));
  return (
    <>
      {(searched !== undefined || actions !== undefined) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          {searched !== undefined && (
            <TextInput
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.currentTarget.value)}
              className="min-h-9 min-w-36 flex-1 py-1 text-sm sm:max-w-64"
            />
          )}
          {actions}
        </div>
      )}
      {searched !== undefined && (
        <p role="status" className="mb-1 text-xs text-muted tabular-nums">
          {t('shown', { shown: rows.length, total: all.length })}
        </p>
      )}
      <DataTable
        {...table}
        rows={sort?.startsWith('-') ? sorted.toReversed() : sorted}
        columns={columns.map((column) => ({ ...column, sort: column.value && column.key }))}
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}

type Value = string | number | boolean | null;

function compare(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  return Number(one ?? -Infinity) - Number(other ?? -Infinity) || 0;
}

function SelectBox(props: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <input
      type="checkbox"
      aria-label={props.label}
      checked={props.checked}
      onChange={props.onChange}
      className="block size-4.5 cursor-pointer accent-accent"
    />
  );
}

interface HeaderCellProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSort'> {
  column: DataColumn<Row>;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const by = onSort && column.sort;
  const direction = by === undefined ? undefined : directionOf(by, sort);
  // The largest first, then the smallest, then as the list comes.
  const next = direction === 'descending' ? by : direction === 'ascending' ? undefined : `-${by}`;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={cx(
        'px-2 text-xs font-medium whitespace-nowrap text-muted first:pl-0 last:pr-0 lg:px-3',
        column.align === 'end' ? 'text-right' : 'text-left',
      )}
    >
      {by === undefined ? (
        column.headerHidden ? (
          <span className="sr-only">{column.header}</span>
        ) : (
          column.header
        )
      ) : (
        <button
          type="button"
          onClick={() => onSort?.(next)}
          className="inline-flex cursor-pointer items-center gap-1 font-medium hover:text-ink"
        >
          {column.header}
          <Arrow aria-hidden="true" className={cx('size-3.5', direction === undefined && 'opacity-30')} />
        </button>
      )}
    </th>
  );
}

function directionOf(by: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === by) return 'ascending';
  return sort === `-${by}` ? 'descending' : undefined;
}

/** On a phone a figure without its name says nothing, but the first one, which stands beside what it is about. */
function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const isAction = column.headerHidden === true;
  const isFirst = isAction || column.inFirstLine === true;
  const isNamed = column.align === 'end' && !isFirst;
  const content = column.cell(row);
  return (
    <td
      role="cell"
      className={cx(
        'sm:table-cell sm:px-2 sm:py-0.5 sm:align-middle sm:first:pl-0 sm:last:pr-0 lg:px-3',
        column.align === 'end' ? 'tabular-nums sm:text-right' : 'sm:text-left',
        column.primary && 'order-1 min-w-3/10 flex-1 font-semibold sm:min-w-0 sm:font-medium',
        isFirst && 'order-1',
        !column.primary && !isFirst && 'order-3 max-sm:text-xs max-sm:text-muted',
        // A dash says something under the head of its column, and nothing without it.
        (column.wideOnly || content === '–') && 'max-sm:hidden',
        column.freeText && 'wrap-anywhere sm:min-w-36',
        column.className,
      )}
    >
      {isNamed && (
        <span aria-hidden="true" className="mr-1 sm:hidden">
          {column.header}
        </span>
      )}
      {content}
    </td>
  );
}
