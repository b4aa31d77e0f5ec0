import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './client.ts';
import { BIGINT, parseBigint } from './column-values.ts';
import { lockFolder } from './folder-lock.ts';
import { asHandle, type Runner } from './handle.ts';
import { PgliteStatements } from './pglite-statements.ts';
import * as schema from './schema.ts';

/** Enough beside the system's own cache of files; the default of 128 MB would be a third of the process. */
const SHARED_BUFFERS = '16MB';

/** The embedded engine: PostgreSQL in this process, its files in a folder (or in memory without one). */
export async function openPglite(folder?: string, snapshot?: Blob): Promise<Database> {
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder);
  // Otherwise V8 compiles the whole engine a second time: a gigabyte for a while, for queries that are 7 % faster.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
  const client = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { pg_trgm, unaccent },
  });
  const statements = new PgliteStatements(client);
  const database: Database = {
    engine: 'pglite',
    db: asHandle(drizzle({ client: preparing(client, statements), schema, casing: 'snake_case' }), toRunner),
    withoutLimits: (work) => work(database),
    async listen(channel, onMessage) {
      // Quoted, as the name goes into the statement as it is.
      await client.listen(`"${channel}"`, onMessage);
    },
    async ping() {
      await client.query('select 1');
    },
    async close() {
      await client.close();
      await unlock();
    },
  };
  return database;
}

type Query = PGlite['query'];

/** What the handle needs of the engine, with reads and writes prepared. */
function preparing(client: PGlite, statements: PgliteStatements): PGlite {
  const used: Pick<PGlite, 'query' | 'transaction' | 'dumpDataDir'> = {
    query: prepared(client.query.bind(client), statements.run.bind(statements)),
    transaction: (work) =>
      client.transaction((tx) => {
        const run: Query = async (...args) => {
          // The engine would run it as a transaction of its own.
          if (tx.closed) throw new Error('The transaction has ended');
          return statements.runInTransaction(...args);
        };
        return work({ ...tx, query: prepared(tx.query.bind(tx), run) });
      }),
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
