import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** Enough beside the system's own cache of files; the default of 128 MB would be a third of the process. */
const SHARED_BUFFERS = '16MB';

/** PostgreSQL as a program of this process; its files in a folder, or in memory without one. */
export function openEngine(folder?: string, snapshot?: Blob): Promise<PGlite> {
  // Otherwise V8 compiles the whole engine a second time: a gigabyte for a while, for queries that are 7 % faster.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
  return PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
}
