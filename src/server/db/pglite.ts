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
    db: drizzle({ client, schema, casing: 'snake_case' }) as unknown as Db,
    prepared: (name, text, values) => statements.run(name, text, values),
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
