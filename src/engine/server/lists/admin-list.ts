import { and, ilike, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { AdminListQuery } from '#engine/model/lists/list-query.ts';
import { MOST_COUNTED, type Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { countUpTo } from './count-rows.ts';
import {
  behind,
  cursorOf,
  turnOf,
  turnsAsked,
  writtenOrder,
  type InTurns,
  type RowKey,
  type SortedBy,
  type Turn,
} from './list-order.ts';

/** Without `limit` a list is plain: at most this many rows. */
export const MAX_PLAIN_ROWS = 1_000;

interface ListSource<Sort extends string> {
  table: AnyPgTable;
  id: AnyPgColumn;
  /** Of columns of the table alone, so that rows are counted without others. */
  where: SQL | undefined;
  /** Each value of `sort`, and what it sorts by. */
  sorts: Readonly<Record<Sort, SortedBy | InTurns>>;
  /** How many there are, where they can be counted without walking them; up to `most`. Left out: by `where`. */
  count?: ((most: number) => Promise<number>) | undefined;
  /** How it stands where nothing is asked; left out: newest first, by the ids. */
  standard?: readonly Turn[] | undefined;
}

/**
 * A plain list, or a page when `limit` is given. First which rows, along the index of their order, then all that is shown
 * of these: `load` gets a condition that names them, and its rows come back in whichever order it likes.
 */
export async function adminList<Row extends { id: number }, Item, Sort extends string = never>(
  db: Db,
  list: AdminListQuery & { sort?: Sort | `-${Sort}` | undefined },
  source: ListSource<NoInfer<Sort>>,
  load: (named: SQL, ids: number[]) => PromiseLike<Row[]>,
  toItem: (row: Row) => Item,
): Promise<Item[] | Page<Item>> {
  const { limit } = list;
  const keys = await keysOf(db, list, source);
  const shown = keys.slice(0, limit);
  const items = await rowsOf(shown, source.id, load, toItem);
  if (limit === undefined) return items;
  return {
    items,
    // An export reads no total.
    total: list.uncounted ? 0 : await countOf(db, source, MOST_COUNTED + 1),
    nextCursor: keys.length > limit ? cursorOf(shown.at(-1)!) : null,
  };
}

const countOf = (db: Db, { table, where, count }: ListSource<string>, most: number) =>
  count === undefined ? countUpTo(db, table, where, most) : count(most);

/** Which rows stand on the page, and one more where another page follows. */
async function keysOf<Sort extends string>(
  db: Db,
  { limit, cursor, sort }: AdminListQuery & { sort?: Sort | `-${Sort}` | undefined },
  { table, id, where, sorts, standard = [{}] }: ListSource<Sort>,
): Promise<RowKey[]> {
  const turns: readonly Turn[] = sort === undefined ? standard : turnsAsked(sort, sorts, id);
  const most = limit === undefined ? MAX_PLAIN_ROWS : limit + 1;
  const from = limit === undefined || cursor === undefined ? undefined : turnOf(cursor);
  const keys: RowKey[] = [];
  for (const [turn, of] of turns.entries()) {
    if (keys.length === most || turn < (from ?? 0)) continue;
    const { order } = of;
    const after = turn === from ? behind(cursor!, order, id) : undefined;
    const value = order === undefined ? sql<null>`null` : sql<string>`(${order.value})::text`;
    const query = db
      .select({ id: sql<number>`${id}`, value })
      .from(table)
      .$dynamic();
    if (order?.join?.optional) query.leftJoin(order.join.table, order.join.on);
    else if (order?.join) query.innerJoin(order.join.table, order.join.on);
    const found = await query
      .where(and(where, of.where, after))
      .orderBy(writtenOrder(order, id))
      .limit(most - keys.length);
    keys.push(...found.map((key) => ({ ...key, turn })));
  }
  return keys;
}

/** A row that went between the two questions is left out. */
async function rowsOf<Row extends { id: number }, Item>(
  keys: readonly RowKey[],
  id: AnyPgColumn,
  load: (named: SQL, ids: number[]) => PromiseLike<Row[]>,
  toItem: (row: Row) => Item,
): Promise<Item[]> {
  if (keys.length === 0) return [];
  const ids = keys.map((key) => key.id);
  const rows = await load(sql`${id} = any(${`{${ids.join(',')}}`}::int[])`, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap((key) => {
    const row = byId.get(key.id);
    return row === undefined ? [] : [toItem(row)];
  });
}

/** '%' and '_' are letters to a person who searches. */
export function contains(q: string): string {
  return `%${q.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** Indexes of texts know groups of three letters. */
export const INDEXED_LETTERS = 3;

/**
 * What is typed stands anywhere in the text; one or two letters at the beginning of one of its words. Anywhere in a text they are in
 * most of them, and no index knows where.
 */
export function matches(column: AnyPgColumn, q: string): SQL {
  const text = contains(q);
  if (q.length >= INDEXED_LETTERS) return ilike(column, text);
  const beginning = text.slice(1);
  return sql`(${ilike(column, beginning)} or ${ilike(column, `% ${beginning}`)})`;
}

/** '12' and '#12': the number of a record that somebody searches for. */
export function numberIn(q: string): number | undefined {
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  return number === undefined ? undefined : Number(number);
}
