import type { Db } from '#engine/server/db/client.ts';
import { statement, type Statement } from '#engine/server/db/statement.ts';

/** What is kept of the reason of a failure. */
const MAX_REASON_LENGTH = 500;

/** One clock for every step: the moment that was passed, otherwise the database's. */
const CLOCK = 'coalesce($now::timestamptz, now())';

interface Clock {
  /** The database's, where it is not given. */
  now?: Date;
}

export interface Failure extends Clock {
  id: number;
  reason: string;
  /** Null gives the row up. */
  pauseMs: number | null;
}

/** Columns every such table has: `id`, `attempts`, `next_attempt_at`, `locked_until`, `last_error`. */
interface QueueTable {
  table: string;
  /** The column that says since when a row is done. */
  doneAt: string;
  /** A condition on `q`: what keeps a row waiting besides not being done. As its index of due rows says it. */
  waiting?: string;
  /** How a row that is given up says so: a column that `waiting` reads, and its value; otherwise the moment. */
  givenUp?: { column: string; value?: string };
  /** A worker that took a row and died leaves it to others after this time. */
  leaseSeconds: number;
}

/** How a queue is. Of very many rows the first ones are counted. */
export interface QueueState {
  waiting: number;
  /** Of these, tried before in vain. */
  failing: number;
  /** Since when the longest due one waits for a worker, in seconds. */
  lateSeconds: number;
}

const MOST_COUNTED = 10_000;

interface Taking {
  /** The columns of `q`, the row, and of what `joined` names. */
  returning: string;
  /** Which of the due ones, as a condition on `q`. */
  which?: string;
  /** Common table expressions that `which` reads. */
  before?: string;
  /** A common table expression over `due`: rows are taken only where it gives a row. */
  turn?: string;
  /** Further tables of the rows that are taken, and how they belong to `q`. */
  joined?: { tables: string; on: string };
  /** What else a row notes as it is taken. */
  set?: string;
}

interface Ending {
  /** What else the row notes. */
  set?: string;
  /**
   * What else happens in the same statement, `from ended`: the row as it is now, and `is_given_up`. Further common table
   * expressions of it begin with a comma.
   */
  also?: string;
}

/**
 * Work that waits in a table: taken under a lease, by one worker at a time, until it is done or given up. Makes the
 * statements of a table; each is atomic, and any number of processes may run them.
 */
export class LeasedQueue {
  readonly #table: QueueTable;
  readonly #waiting: string;

  constructor(table: QueueTable) {
    this.#table = table;
    this.#waiting = [
      `q.${table.doneAt} is null`,
      ...(table.waiting === undefined ? [] : [table.waiting]),
    ].join(' and ');
  }

  /** Takes rows that are due, for this worker alone: others skip what is locked or leased. The oldest id comes first. */
  taking<Row extends { id: number }, Params extends object = object>(
    name: string,
    { returning, which, before, turn, joined, set }: Taking,
  ): (db: Db, params: Clock & Params & { limit: number }) => Promise<Row[]> {
    const { table, leaseSeconds } = this.#table;
    const tables = [
      ...(before === undefined ? [] : [before]),
      `due as materialized (${this.#due(which)} for update of q skip locked)`,
      ...(turn === undefined ? [] : [`turn as (${turn})`]),
    ];
    const take = withClock<Row, Params & { limit: number }>(
      name,
      `with ${tables.join(', ')}
       update ${table} q
          set attempts = q.attempts + 1, locked_until = ${CLOCK} + interval '${leaseSeconds} seconds'${also(set)}
         from due${also(joined?.tables)}
        where q.id = due.id ${turn === undefined ? '' : 'and exists (select from turn)'}
          ${joined === undefined ? '' : `and ${joined.on}`}
       returning ${returning}`,
    );
    return async (db, params) => (await take(db, params)).toSorted((a, b) => a.id - b.id);
  }

  /** Whether any row is due, leaving it where it is. */
  asking(name: string, which?: string): (db: Db, params: Clock) => Promise<boolean> {
    const find = withClock<{ id: number }, { limit: number }>(name, this.#due(which));
    return async (db, params) => (await find(db, { ...params, limit: 1 })).length > 0;
  }

  /** How many rows wait, as operators want to know it. `which`: a condition on `q`. */
  counting(name: string, which = 'true'): (db: Db, params: Clock) => Promise<QueueState> {
    const { table } = this.#table;
    const count = withClock<QueueState, object>(
      name,
      `select count(*)::int as waiting, (count(*) filter (where q.attempts > 0))::int as failing,
              coalesce(greatest(extract(epoch from ${CLOCK} - min(q.next_attempt_at)
                filter (where q.locked_until is null or q.locked_until <= ${CLOCK})), 0), 0)::float8 as late_seconds
         from (select * from ${table} q where ${this.#waiting} and ${which} order by q.next_attempt_at limit ${MOST_COUNTED}) q`,
    );
    return async (db, params) => (await count(db, params))[0]!;
  }

  /** A row is done. No rows: it was done before, by another worker whose lease ran out or began later. */
  finishing<Row = { id: number }, Params extends object = object>(
    name: string,
    ending: Ending = {},
  ): (db: Db, params: Clock & Params & { id: number }) => Promise<Row[]> {
    const set = `${this.#table.doneAt} = ${CLOCK}, last_error = null`;
    return withClock(name, this.#ending(set, 'false', ending));
  }

  /** An attempt failed: the row waits for the next one, or is given up. A row that is done stays done. */
  failing<Row = { id: number }, Params extends object = object>(
    name: string,
    ending: Ending = {},
  ): (db: Db, params: Failure & Params) => Promise<Row[]> {
    const { givenUp } = this.#table;
    const isOver = '$pauseMs::int is null';
    const next = `${CLOCK} + $pauseMs::int * interval '1 millisecond'`;
    const set = `last_error = left($reason, ${MAX_REASON_LENGTH}), next_attempt_at = coalesce(${next}, q.next_attempt_at)`;
    const over =
      givenUp &&
      `${givenUp.column} = case when ${isOver} then ${givenUp.value ?? CLOCK} else q.${givenUp.column} end`;
    return withClock(name, this.#ending(set + also(over), isOver, ending));
  }

  /** The next ones along the index of due rows, however many were done before them. */
  #due(which = 'true'): string {
    return `
      select q.id from ${this.#table.table} q
       where ${this.#waiting} and ${which} and q.next_attempt_at <= ${CLOCK}
         and (q.locked_until is null or q.locked_until <= ${CLOCK})
       order by q.next_attempt_at, q.id limit $limit::int`;
  }

  #ending(set: string, isGivenUp: string, ending: Ending): string {
    const { table, doneAt } = this.#table;
    return `
      with ended as (
        update ${table} q set locked_until = null, ${set}${also(ending.set)}
         where q.id = $id::int and q.${doneAt} is null
        returning q.*, ${isGivenUp} as is_given_up
      )
      ${ending.also ?? 'select id from ended'}`;
  }
}

const also = (more: string | undefined) => (more === undefined ? '' : `, ${more}`);

function withClock<Row, Params extends object>(name: string, text: string): Statement<Row, Clock & Params> {
  const run = statement<Row, object>(name, text);
  return (db, params) => run(db, { ...params, now: params.now ?? null });
}

/** A pause that doubles with every failed attempt. Null: that was the last of `maxAttempts`. */
export function doublingPause(
  attempts: number,
  {
    firstMs,
    longestMs,
    maxAttempts = Infinity,
  }: { firstMs: number; longestMs: number; maxAttempts?: number },
): number | null {
  return attempts >= maxAttempts ? null : Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}
