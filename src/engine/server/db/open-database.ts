import { join } from 'node:path';
import { ensureFolder } from '#engine/server/data-folder.ts';
import type { Database, PostgresUrls } from './client.ts';

export async function openDatabase({
  dataDir,
  databaseUrl,
  ...urls
}: Omit<PostgresUrls, 'databaseUrl'> & {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('#engine/server/db/postgres/postgres.ts');
    return openPostgres({ ...urls, databaseUrl });
  }
  const folder = join(dataDir, 'database');
  await ensureFolder(folder, dataDir);
  const { openPglite } = await import('#engine/server/db/pglite/pglite.ts');
  return openPglite(folder);
}
