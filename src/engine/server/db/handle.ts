import type { Db } from './client.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** A statement with its values in the order of its placeholders. */
export interface BoundStatement {
  name: string;
  sql: string;
  values: unknown[];
}

export interface StatementResult {
  columns: string[];
  rows: unknown[][];
}

/** Runs a statement on one client of an engine: the pool, or the connection that a transaction holds. */
export type Runner = (statement: BoundStatement) => Promise<StatementResult>;

const runners = new WeakMap<object, Runner>();

/**
 * The query builder's handle, able to run statements as well, itself and in its transactions. A transaction that lost
 * against others is run again, and so is a statement outside of one, which is a transaction of its own.
 * `toRunner` says how a statement is run on a client of the engine.
 */
export function asHandle<Client>(queryBuilder: unknown, toRunner: (client: Client) => Runner): Db {
  const db = queryBuilder as Db;
  const runOnce = toRunner(clientOf(db) as Client);
  runners.set(clientOf(db), (bound) => retryConflicts(() => runOnce(bound)));
  const begin = db.transaction.bind(db);
  const beginOnce: Db['transaction'] = (work, config) =>
    begin((tx) => {
      const client = clientOf(tx);
      if (!runners.has(client)) runners.set(client, toRunner(client as Client));
      return work(tx);
    }, config);
  db.transaction = (work, config) => retryConflicts(() => beginOnce(work, config));
  return db;
}

export function runnerOf(db: Db): Runner {
  const runner = runners.get(clientOf(db));
  if (runner === undefined) throw new Error('Not a handle of an open database');
  return runner;
}

/** What a handle speaks through. The query builder does not say so in its types; `statement.test.ts` notices a change. */
function clientOf(db: Db): object {
  const session: object = db._.session;
  return (session as { client: object }).client;
}

/** PostgreSQL's number of the type bigint. */
export const BIGINT = 20;

/** Sums of cents are bigint; one that a number cannot hold exactly is a mistake, not an amount. */
export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint beyond the safe integers');
  return value;
}
