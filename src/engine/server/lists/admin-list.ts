import { and, desc, lt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { AdminListQuery } from '#engine/model/lists/list-query.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { countRows } from './count-rows.ts';
import { decodeCursor, encodeCursor } from './paging.ts';

/** Without `limit` a list is plain: newest first, at most this many rows. */
export const MAX_PLAIN_ROWS = 1_000;

/** Another order than newest first: by a column without nulls, of which rows with the same value follow by their ids. */
export interface ListSort<Row> {
  column: AnyPgColumn;
  descending: boolean;
  /** The value of the column in a row. */
  read: (row: Row) => string | number;
  type: 'string' | 'number';
}

/** 'price' or '-price': by which of the columns, and whether the largest comes first. */
export function sortedBy<Row>(
  asked: string | undefined,
  columns: Readonly<Record<string, Omit<ListSort<Row>, 'descending'>>>,
): ListSort<Row> | undefined {
  const column = asked === undefined ? undefined : columns[asked.replace(/^-/, '')];
  return column && { ...column, descending: asked!.startsWith('-') };
}

/** A plain list, or a page when `limit` is given: newest first, by the ids of the rows, unless it is sorted. */
export async function adminList<Row extends { id: number }, Item>(
  db: Db,
  list: AdminListQuery,
  source: {
    table: AnyPgTable;
    id: AnyPgColumn;
    where: SQL | undefined;
    sort?: ListSort<NoInfer<Row>> | undefined;
  },
  load: (where: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): Promise<Item[] | Page<Item>> {
  const { id, sort } = source;
  const order = sort === undefined ? desc(id) : orderOf(sort, id);
  if (list.limit === undefined) return (await load(source.where, order, MAX_PLAIN_ROWS)).map(toItem);
  const after = list.cursor === undefined ? undefined : behind(list.cursor, id, sort);
  const rows = await load(and(source.where, after), order, list.limit + 1);
  const last = rows.length > list.limit ? rows[list.limit - 1] : undefined;
  return {
    items: rows.slice(0, list.limit).map(toItem),
    total: await countRows(db, source.table, source.where),
    nextCursor: last === undefined ? null : encodeCursor([...(sort ? [sort.read(last)] : []), last.id]),
  };
}

function orderOf<Row>({ column, descending }: ListSort<Row>, id: AnyPgColumn): SQL {
  return descending ? sql`${column} desc, ${id} desc` : sql`${column} asc, ${id} asc`;
}

/** The rows that follow the one that the cursor names. */
function behind<Row>(cursor: string, id: AnyPgColumn, sort: ListSort<Row> | undefined): SQL {
  if (sort === undefined) return lt(id, decodeCursor(cursor, ['number'])[0]);
  const [value, lastId] = decodeCursor(cursor, [sort.type, 'number']);
  const direction = sql.raw(sort.descending ? '<' : '>');
  return sql`(${sort.column}, ${id}) ${direction} (${value}, ${lastId})`;
}

/** Rows that an export reads at once. */
const PORTION = 1_000;

/** A whole list, newest first, for an export. No total is counted on the way: each count would walk everything again. */
export async function* allInPortions<Row extends { id: number }, Item>(
  source: { id: AnyPgColumn; where: SQL | undefined },
  load: (where: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>,
  toItem: (row: Row) => Item,
  size = PORTION,
): AsyncGenerator<Item[]> {
  let last: number | undefined;
  do {
    const before = last === undefined ? undefined : lt(source.id, last);
    const portion = await load(and(source.where, before), desc(source.id), size);
    yield portion.map(toItem);
    last = portion.length < size ? undefined : portion.at(-1)!.id;
  } while (last !== undefined);
}

/** '%' and '_' are letters to a person who searches. */
export function contains(q: string): string {
  return `%${q.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** '12' and '#12': the number of a record that somebody searches for. */
export function numberIn(q: string): number | undefined {
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  return number === undefined ? undefined : Number(number);
}
