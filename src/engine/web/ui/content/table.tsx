import type { Key, ReactNode } from 'react';
import { cx } from '#engine/web/ui/basics/class-names.ts';

export type TableColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** On phones this cell heads the card, without its column name. */
  primary?: boolean | undefined;
  /** Holds what people typed: a word without end breaks instead of pushing the other columns away, others do not. */
  freeText?: boolean | undefined;
  /** Holds sentences: on phones they stand below the column's name, over the whole width of the card. */
  stacked?: boolean | undefined;
  /** The column name is for screen readers only, as over a column of buttons. */
  headerHidden?: boolean | undefined;
  className?: string | undefined;
};

export type TableProps<Row> = {
  caption: string;
  captionVisible?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  className?: string | undefined;
};

/** A table from 40 rem on; below that each row is a card. The roles keep it a table for screen readers. */
export function Table<Row>({ caption, captionVisible, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <div className={cx('relative sm:overflow-x-auto', className)}>
      <table role="table" className="block w-full text-sm sm:table sm:border-collapse">
        <caption
          className={
            captionVisible ? 'mb-3 block text-left font-display text-xl sm:table-caption' : 'sr-only'
          }
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
          <tr role="row" className="border-b border-line-strong/60">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(
                  'eyebrow px-2 py-2.5 lg:px-3 whitespace-nowrap text-muted first:pl-0 last:pr-0',
                  column.align === 'end' ? 'text-right' : 'text-left',
                )}
              >
                {column.headerHidden ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="flex flex-col gap-3 sm:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="flex flex-col gap-1.5 rounded-lg border border-line bg-surface p-4 transition-colors sm:table-row sm:rounded-none sm:border-0 sm:border-b sm:bg-transparent sm:hover:bg-ink/3"
            >
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const named = !column.primary && !column.headerHidden;
  return (
    <td
      role="cell"
      className={cx(
        'flex items-center justify-between gap-4 sm:table-cell sm:px-2 sm:py-3 lg:px-3 sm:align-middle sm:first:pl-0 sm:last:pr-0',
        column.align === 'end' ? 'tabular-nums sm:text-right' : 'sm:text-left',
        column.stacked && 'max-sm:flex-col max-sm:items-start max-sm:gap-1',
        column.primary && 'text-base font-semibold max-sm:order-first sm:text-sm',
        column.freeText && 'wrap-anywhere sm:min-w-36',
        column.headerHidden && 'max-sm:mt-1.5',
        column.className,
      )}
    >
      {named && (
        <span aria-hidden="true" className="shrink-0 text-xs text-muted sm:hidden">
          {column.header}
        </span>
      )}
      <span
        className={cx(
          'min-w-0 sm:block',
          named && !column.stacked && 'max-sm:text-right',
          column.headerHidden && 'max-sm:w-full',
        )}
      >
        {column.cell(row)}
      </span>
    </td>
  );
}
