import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './client.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteStatements } from './pglite-statements.ts';
import * as schema from './schema.ts';

/** The embedded engine: PostgreSQL in this process, its files in a folder (or in memory without one). */
export async function openPglite(folder?: string, snapshot?: Blob): Promise<Database> {
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder);
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { pg_trgm, unaccent },
  });
  const statements = new PgliteStatements(client);
  return {
    engine: 'pglite',
    db: drizzle({ client: preparing(client, statements), schema, casing: 'snake_case' }) as unknown as Db,
    async prepared<Row>(_name: string, text: string, values: unknown[]) {
      return (await statements.run<Row>(text, values)).rows;
    },
    async listen(channel, onMessage) {
      await client.listen(channel, onMessage);
    },
    async ping() {
      await client.query('select 1');
    },
    async close() {
      await client.close();
      await unlock();
    },
  };
}

/** What the query builder needs of the engine, with reads and writes prepared. Transactions have their own way. */
function preparing(client: PGlite, statements: PgliteStatements): PGlite {
  const used: Pick<PGlite, 'query' | 'transaction' | 'dumpDataDir'> = {
    query: (text, values, options) =>
      /^(select|insert|update|delete|with)\b/iu.test(text)
        ? statements.run(text, values, options)
        : client.query(text, values, options),
    transaction: (work) => client.transaction(work),
    dumpDataDir: (compression) => client.dumpDataDir(compression),
  };
  return used as PGlite;
}
