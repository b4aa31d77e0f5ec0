import type { Db } from './client.ts';

/** A statement built once for each database and planned once for each connection: for a few rows planning costs more than finding them. */
export function preparedOnce<Statement>(prepare: (db: Db) => Statement) {
  const statements = new WeakMap<Db, Statement>();
  return (db: Db): Statement => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
