import type { Db } from './client.ts';

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
 * The query builder's handle, able to run statements as well, itself and in its transactions.
 * `toRunner` says how a statement is run on a client of the engine.
 */
export function asHandle<Client>(queryBuilder: unknown, toRunner: (client: Client) => Runner): Db {
  const db = queryBuilder as Db;
  const learn = (handle: Db) => {
    const client = clientOf(handle);
    if (!runners.has(client)) runners.set(client, toRunner(client as Client));
  };
  learn(db);
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin((tx) => {
      learn(tx);
      return work(tx);
    }, config);
  return db;
}

export function runnerOf(db: Db): Runner {
  const runner = runners.get(clientOf(db));
  if (runner === undefined) throw new Error('Not a handle of an open database');
  return runner;
}

/** What a handle speaks through. The query builder does not say so in its types; `statement.test.ts` notices a change. */
function clientOf(db: Db): object {
  return (db._.session as unknown as { client: object }).client;
}
