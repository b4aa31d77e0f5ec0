// npm run backup -- --to FILE: copies the database of the settings and the uploaded pictures into one file.
// On PostgreSQL the shop stays open meanwhile; the embedded database belongs to one process, so there it is stopped first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/server/config.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { writeBackup } from '#engine/server/db/backup/write-backup.ts';
import { openPictureStore, prepared } from '#engine/server/files/open-picture-store.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { withPictureSources } from './picture-sources.ts';

const { values } = parseArgs({
  options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
});

try {
  if (values.to === undefined) throw new StartupError('Say where to: npm run backup -- --to FILE');
  if (existsSync(values.to) && !values.force)
    throw new StartupError(`${values.to} exists. Name another file, or add --force to replace it.`);
  const config = readConfig();
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database')))
    throw new StartupError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const database = await openDatabase(config);
  try {
    const { to } = values;
    const { tables, files } = await withPictureSources(config, async () => {
      const pictures = await prepared(openPictureStore({ config, db: database.db }));
      return writeBackup(database, { file: to, pictures });
    });
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `${rows} rows and ${files} picture files are in ${values.to}. Keep it private, and SECRET_KEY somewhere else.\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
