import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '#engine/server/db/client.ts';
import { BIGINT, parseBigint, asHandle, type Runner } from '#engine/server/db/handle.ts';
import { tracedQueries } from '#engine/server/traces/traced-queries.ts';
import { keepLogShort } from './checkpoints.ts';
import { lockFolder } from './folder-lock.ts';
import { makeFiles } from './make-files.ts';
import { openEngine } from './pglite-engine.ts';
import { PgliteStatements } from './pglite-statements.ts';
import { Turns } from './turns.ts';

/** The embedded engine: PostgreSQL in this process, its files in a folder (or in memory without one). */
export async function openPglite(folder?: string, snapshot?: Blob): Promise<Database> {
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder);
  if (folder !== undefined) await makeFiles(folder);
  const client = await openEngine({ folder, snapshot });
  const stopCheckpoints = folder === undefined ? () => {} : keepLogShort(client);
  const statements = new PgliteStatements(client);
  const turns = new Turns();
  const database: Database = {
    engine: 'pglite',
    db: asHandle(drizzle({ client: preparing(client, statements, turns), casing: 'snake_case' }), toRunner),
    waiting: () => turns.waiting,
    withoutLimits: (work) => work(database),
    async listen(channel, onMessage) {
      // Quoted, as the name goes into the statement as it is.
      await client.listen(`"${channel}"`, onMessage);
    },
    async ping() {
      await client.query('select 1');
    },
    async close() {
      stopCheckpoints();
      await client.close();
      await unlock();
    },
  };
  return database;
}

type Query = PGlite['query'];

/** What the handle needs of the engine, with reads and writes prepared. */
function preparing(client: PGlite, statements: PgliteStatements, turns: Turns): PGlite {
  const query = prepared(client.query.bind(client), statements.run.bind(statements));
  const inTurn: Query = (...args) => turns.run(() => query(...args));
  const used: Pick<PGlite, 'query' | 'transaction' | 'dumpDataDir'> = {
    query: tracedQueries(inTurn),
    transaction: (work) =>
      turns.run(() =>
        client.transaction((tx) => {
          const run: Query = async (...args) => {
            // The engine would run it as a transaction of its own.
            if (tx.closed) throw new Error('The transaction has ended');
            return statements.runInTransaction(...args);
          };
          return work({ ...tx, query: tracedQueries(prepared(tx.query.bind(tx), run)) });
        }),
      ),
    dumpDataDir: (compression) => client.dumpDataDir(compression),
  };
  return used as PGlite;
}

/** Other statements (begin, create table …) cannot be prepared, or are not worth it. */
function prepared(plain: Query, run: Query): Query {
  return (text, values, options) =>
    /^\s*(select|insert|update|delete|with)\b/iu.test(text)
      ? run(text, values, options)
      : plain(text, values, options);
}

function toRunner(client: Pick<PGlite, 'query'>): Runner {
  return async ({ sql, values }) => {
    const options = { rowMode: 'array', parsers: { [BIGINT]: parseBigint } } as const;
    const result = await client.query<unknown[]>(sql, values, options);
    return { columns: result.fields.map((field) => field.name), rows: result.rows };
  };
}
