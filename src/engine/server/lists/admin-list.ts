import { and, desc, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { AdminListQuery } from '#engine/model/list-query.ts';
import type { Page } from '#engine/model/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { countRows } from './count-rows.ts';
import { decodeCursor, encodeCursor } from './paging.ts';

/** Without `limit` a list is plain: newest first, at most this many rows. */
export const MAX_PLAIN_ROWS = 1_000;

/** A plain list, or a page when `limit` is given: newest first, by the ids of the rows. */
export async function adminList<Row extends { id: number }, Item>(
  db: Db,
  list: AdminListQuery,
  source: { table: AnyPgTable; id: AnyPgColumn; where: SQL | undefined },
  load: (where: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): Promise<Item[] | Page<Item>> {
  const order = desc(source.id);
  if (list.limit === undefined) return (await load(source.where, order, MAX_PLAIN_ROWS)).map(toItem);
  const after =
    list.cursor === undefined ? undefined : lt(source.id, decodeCursor(list.cursor, ['number'])[0]);
  const rows = await load(and(source.where, after), order, list.limit + 1);
  const last = rows.length > list.limit ? rows[list.limit - 1] : undefined;
  return {
    items: rows.slice(0, list.limit).map(toItem),
    total: await countRows(db, source.table, source.where),
    nextCursor: last === undefined ? null : encodeCursor([last.id]),
  };
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
