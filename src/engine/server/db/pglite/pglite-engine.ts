import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { SyncedFiles } from './synced-files.ts';

/** Enough beside the system's own cache of files; the default of 128 MB would be a third of the process. */
const SHARED_BUFFERS = '16MB';
/** By PGlite's choice PostgreSQL asks for nothing to be put on the disk. */
const NO_SYNC = '-F';
/** PostgreSQL's usual way is a call that the engine answers without doing anything; this one reaches `SyncedFiles`. */
const WAL_SYNC_METHOD = 'fsync';

export interface EngineFiles {
  /** In memory without one. */
  folder?: string | undefined;
  snapshot?: Blob | undefined;
  /** For files that are synced as a whole when they are done: nothing of what is written is sure to be on the disk. */
  unsynced?: boolean;
}

/** PostgreSQL as a program of this process. What it has committed is on the disk. */
export function openEngine({ folder, snapshot, unsynced = false }: EngineFiles): Promise<PGlite> {
  // Otherwise V8 compiles the whole engine a second time: a gigabyte for a while, for queries that are 7 % faster.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
  const params = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  const common = {
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { pg_trgm, unaccent },
  };
  if (folder === undefined) return PGlite.create({ ...common, startParams: params });
  if (unsynced) return PGlite.create({ ...common, dataDir: folder, startParams: params });
  return PGlite.create({
    ...common,
    fs: new SyncedFiles(folder),
    startParams: [...params.filter((param) => param !== NO_SYNC), '-c', `wal_sync_method=${WAL_SYNC_METHOD}`],
  });
}
