import { is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type AnyPgColumn, type AnyPgTable } from 'drizzle-orm/pg-core';
import { decodeCursor, encodeCursor } from './paging.ts';

/** A column of the list's own table, or one that takes more words. */
export type SortedBy =
  | AnyPgColumn
  | Joined
  | {
      /** Never null. */
      sql: SQL;
      type: SortType;
      /** Where the value stands if not in the list's own table. */
      from?: { table: SQL; on: SQL };
    };

/**
 * What is sorted by one condition after the other, each along an index of its own: states that rows are in, or a figure that
 * only some of them have. Each row is in one of them.
 */
export interface InTurns {
  turns: readonly {
    where: SQL | undefined;
    /** Left out: by the ids. */
    by?: SortedBy;
  }[];
}

interface Joined {
  column: AnyPgColumn;
  /** How the row of the column's table is found. */
  on?: SQL;
  /** Not every row of the list has one; those come before all others. */
  optional?: true;
}

type SortType = keyof typeof LOWEST;

/** What stands for a value that is not there, so that rows without one have their place as well: before all others. */
const LOWEST = {
  text: `''`,
  integer: `'-2147483648'`,
  bigint: `'-9223372036854775808'`,
  numeric: `'-infinity'`,
  date: `'-infinity'`,
  'timestamp with time zone': `'-infinity'`,
} as const;

/** In which order rows come: by a value, and those with the same value by their ids. */
export interface ListOrder {
  /** The value, as an expression that is never null. */
  value: SQL;
  type: SortType;
  descending: boolean;
  join: { table: AnyPgTable | SQL; on: SQL; optional: boolean } | undefined;
}

/** Rows that come before those of the next turn. Each row is in one of them. */
export interface Turn {
  where?: SQL | undefined;
  /** Left out: newest first, by the ids. */
  order?: ListOrder | undefined;
}

/** 'price' or '-price': by which of the columns, and whether the largest comes first. */
export function turnsAsked<Name extends string>(
  asked: Name | `-${Name}`,
  sorts: Readonly<Record<Name, SortedBy | InTurns>>,
  id: AnyPgColumn,
): Turn[] {
  const by = sorts[asked.replace(/^-/, '') as Name];
  const isDescending = asked.startsWith('-');
  const turns = !is(by, PgColumn) && 'turns' in by ? by.turns : [{ where: undefined, by: by as SortedBy }];
  const ordered = turns.map((turn) => ({ where: turn.where, order: orderBy(turn.by ?? id, isDescending) }));
  return isDescending ? ordered.toReversed() : ordered;
}

export function orderBy(by: SortedBy, descending = false): ListOrder {
  if (!is(by, PgColumn) && 'sql' in by) {
    const join = by.from && { ...by.from, optional: false };
    return { value: by.sql, type: by.type, descending, join };
  }
  const { column, on, optional }: Joined = is(by, PgColumn) ? { column: by } : (by as Joined);
  const type = typeOf(column);
  return {
    value: column.notNull && optional === undefined ? sql`${column}` : orLowest(column, type),
    type,
    descending,
    join: on && { table: column.table as AnyPgTable, on, optional: optional === true },
  };
}

/** The index of a column that may be null says the same. */
function orLowest(column: AnyPgColumn, type = typeOf(column)): SQL {
  return sql`coalesce(${column}, ${sql.raw(`${LOWEST[type]}::${type}`)})`;
}

function typeOf(column: AnyPgColumn): SortType {
  const type = column.getSQLType().replace(/ ?\(.*?\)/u, '');
  if (type === 'smallint') return 'integer';
  if (type in LOWEST) return type as SortType;
  throw new Error(`A list cannot be sorted by ${column.name}: it is ${type}.`);
}

/** As `order by` has it. */
export function writtenOrder(order: ListOrder | undefined, id: AnyPgColumn): SQL {
  if (order === undefined) return sql`${id} desc`;
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  return sql`${order.value} ${direction}, ${id} ${direction}`;
}

/** A row of a list, and where it stands. */
export interface RowKey {
  id: number;
  /** What it is sorted by, as text; null where that is its id. */
  value: string | null;
  /** In which of the turns of its list it comes. */
  turn: number;
}

/** The place of a page's last row. */
export function cursorOf({ turn, value, id }: RowKey): string {
  return encodeCursor(value === null ? [turn, id] : [turn, value, id]);
}

/** In which turn the next page begins. */
export function turnOf(cursor: string): number {
  return decodeCursor(cursor, ['number', 'number'], ['number', 'string', 'number'])[0] as number;
}

/** The rows that follow the one that the cursor names. What is no value of its column is refused by the database: 400. */
export function behind(cursor: string, order: ListOrder | undefined, id: AnyPgColumn): SQL {
  if (order === undefined) return sql`${id} < ${decodeCursor(cursor, ['number', 'number'])[1]}::int`;
  const [, text, lastId] = decodeCursor(cursor, ['number', 'string', 'number']);
  const value = sql`${text}::${sql.raw(order.type)}`;
  const row = sql`(${order.value}, ${id}) ${sql.raw(order.descending ? '<' : '>')} (${value}, ${lastId}::int)`;
  // Of two tables no index has both: the value alone leads there.
  if (order.join === undefined) return row;
  return sql`${order.value} ${sql.raw(order.descending ? '<=' : '>=')} ${value} and ${row}`;
}
