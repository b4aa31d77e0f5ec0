import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { AdminListQuery } from '#engine/model/lists/list-query.ts';
import { MOST_COUNTED, type Page } from '#engine/model/lists/paging.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
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
import { MOST_LOOKED_UP } from './look-up.ts';

/** Without `limit` a list is plain: at most this many rows. */
export const MAX_PLAIN_ROWS = 1_000;

/** What somebody typed, asked of the rows of a list. */
interface Search {
  /**
   * Of a row of the list. What stands in another table is a value, `(select o.name ilike … from orders o where …)`: an 'exists' would be
   * answered by reading all of that table first.
   */
  each: SQL;
  /**
   * The ids of all that it finds, each looked up by the index of its own table: an 'or' over several tables has none. Left out: it asks
   * for nothing but columns of the list's table.
   */
  found?: SQL;
}

interface ListSource<Sort extends string> {
  table: AnyPgTable;
  id: AnyPgColumn;
  /** Of columns of the table alone, so that rows are counted without others. */
  where: SQL | undefined;
  search?: Search | undefined;
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
  listed: ListSource<NoInfer<Sort>>,
  load: (named: SQL, ids: number[]) => PromiseLike<Row[]>,
  toItem: (row: Row) => Item,
): Promise<Item[] | Page<Item>> {
  const { limit } = list;
  const { asked, total } = await searched(db, listed, limit !== undefined && !list.uncounted);
  const source = { ...listed, where: and(listed.where, asked) };
  const keys = await keysOf(db, list, source);
  const shown = keys.slice(0, limit);
  const items = await rowsOf(shown, source.id, load, toItem);
  if (limit === undefined) return items;
  return {
    items,
    // An export reads no total.
    total: list.uncounted ? 0 : (total ?? (await countOf(db, source))),
    nextCursor: keys.length > limit ? cursorOf(shown.at(-1)!) : null,
  };
}

/** One more than lists say exactly: from there on they say 'more than'. */
const COUNTED = MOST_COUNTED + 1;

const countOf = (db: Db, { table, where, count }: ListSource<string>): Promise<number> =>
  count === undefined ? countUpTo(db, table, where, COUNTED) : count(COUNTED);

interface Searched {
  asked: SQL | undefined;
  /** How many rows there are, where looking them up has counted them already. */
  total: number | undefined;
}

/**
 * Few are looked up first, by the indexes of their texts: along the order of the list, PostgreSQL would walk all rows until it has
 * found enough of them. What is in many rows is asked of one after the other, which soon fills a page.
 */
async function searched(
  db: Db,
  { table, id, where, search }: ListSource<string>,
  isCounted: boolean,
): Promise<Searched> {
  if (search === undefined) return { asked: undefined, total: undefined };
  const found = search.found ?? sql`select ${id} from ${table} where ${search.each}`;
  // Where nothing else narrows the list, these are all of its rows: they are counted on the way.
  const counts = isCounted && where === undefined;
  const ids = await lookedUp(db, found, counts ? COUNTED : MOST_LOOKED_UP + 1);
  return {
    asked: ids.length > MOST_LOOKED_UP ? search.each : sql`${id} = any(${`{${ids.join(',')}}`}::int[])`,
    total: counts ? ids.length : undefined,
  };
}

/** The first of these ids, so many different ones: what is found in two ways counts once. */
async function lookedUp(db: Db, found: SQL, most: number): Promise<number[]> {
  for (let read = most; ; read *= 2) {
    const [first] = await rows<{ ids: number[] }>(
      db,
      sql`select coalesce(array_agg(found.id), '{}') as ids from (${found} limit ${read}) found(id)`,
    );
    const different = [...new Set(first!.ids)];
    if (first!.ids.length < read || different.length >= most) return different.slice(0, most);
  }
}

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
    const value = order === undefined ? sql`null` : order.value;
    const query = db
      .select({ id: sql<number>`${id}`.as('id'), value: sql`${value}`.as('value') })
      .from(table)
      .$dynamic();
    if (order?.join?.optional) query.leftJoin(order.join.table, order.join.on);
    else if (order?.join) query.innerJoin(order.join.table, order.join.on);
    const sorted = query
      .where(and(where, of.where, after))
      .orderBy(writtenOrder(order, id))
      .limit(most - keys.length)
      .as('sorted');
    // Written as text only of these: where no index has the order, that is half the work of sorting all rows.
    const found = await db
      .select({ id: sorted.id, value: sql<string | null>`${sorted.value}::text` })
      .from(sorted);
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
  const loaded = await load(sql`${id} = any(${`{${ids.join(',')}}`}::int[])`, ids);
  const byId = new Map(loaded.map((row) => [row.id, row]));
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
const INDEXED_LETTERS = 3;

/**
 * What is typed stands anywhere in the text; one or two letters at the beginning of one of its words. Anywhere in a text they are in
 * most of them, and no index knows where.
 */
export function matches(text: AnyPgColumn | SQL, q: string): SQL {
  if (q.length >= INDEXED_LETTERS) return sql`${text} ilike ${contains(q)}`;
  const typed = q.replace(/[\\^$.[\]|()?*+{}]/g, '\\$&');
  return sql`${text} ~* ${`(^| )${typed}`}`;
}

/** '12' and '#12': the number of a record that somebody searches for. */
export function numberIn(q: string): number | undefined {
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  return number === undefined ? undefined : Number(number);
}
