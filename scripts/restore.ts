// npm run restore -- --from FILE: fills the empty database of the settings from a backup. Stop the shop first.
//   --force      replaces what the database and DATA_DIR/uploads hold
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { ensureFolder } from '#server/data-folder.ts';
import { openDatabase } from '#server/db/client.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { StartupError } from '#server/startup-error.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, force: { type: 'boolean', default: false } },
});

try {
  if (values.from === undefined) throw new StartupError('Say from where: npm run restore -- --from FILE');
  const config = readConfig();
  await ensureFolder(config.dataDir);
  const database = await openDatabase(config);
  try {
    const { tables, files } = await restoreBackup(database, {
      file: values.from,
      uploadsFolder: join(config.dataDir, 'uploads'),
      force: values.force,
    });
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${rows} rows and ${files} picture files are back; every table was counted.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
