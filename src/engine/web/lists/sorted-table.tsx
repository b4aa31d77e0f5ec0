import { useState } from 'react';
import { DataTable, type DataColumn, type DataTableProps } from './data-table.tsx';

type SortedColumn<Row> = Omit<DataColumn<Row>, 'sort'> & {
  /** What the rows can be sorted by; null comes before everything else. */
  value?: (row: Row) => string | number | boolean | null;
};

interface SortedTableProps<Row> extends Omit<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  columns: readonly SortedColumn<Row>[];
}

/** A table of which all rows are here: it is sorted where it stands. Long lists are `DataList`s, which the server sorts. */
export function SortedTable<Row>({ columns, rows, ...table }: SortedTableProps<Row>) {
  const [sort, setSort] = useState<string>();
  const value = columns.find(({ key }) => key === sort?.replace(/^-/, ''))?.value;
  const sorted =
    value === undefined ? rows : rows.toSorted((one, other) => compare(value(one), value(other)));
  return (
    <DataTable
      {...table}
      rows={sort?.startsWith('-') ? sorted.toReversed() : sorted}
      columns={columns.map((column) => ({ ...column, sort: column.value && column.key }))}
      sort={sort}
      onSort={setSort}
    />
  );
}

type Value = string | number | boolean | null;

function compare(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  return Number(one ?? -Infinity) - Number(other ?? -Infinity) || 0;
}
