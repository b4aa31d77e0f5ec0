// npm run restore -- --from FILE: fills the empty database of the settings from a backup. Stop the shop first.
//   --force      replaces what the database and DATA_DIR/uploads hold
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/server/config.ts';
import { ensureFolder } from '#engine/server/data-folder.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { restoreBackup } from '#engine/server/db/backup/restore-backup.ts';
import { FolderPictureStore } from '#engine/server/files/folder-picture-store.ts';
import { movePictures } from '#engine/server/files/move-pictures.ts';
import { storeAt } from '#engine/server/files/open-picture-store.ts';
import { keyFile } from '#engine/server/secrets/key-file.ts';
import { keyFits } from '#engine/server/secrets/open-secrets.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { withPictureSources } from './picture-sources.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, force: { type: 'boolean', default: false } },
});

try {
  if (values.from === undefined) throw new StartupError('Say from where: npm run restore -- --from FILE');
  const config = readConfig();
  await ensureFolder(config.dataDir);
  const database = await openDatabase(config);
  try {
    const uploadsFolder = join(config.dataDir, 'uploads');
    const { tables, files } = await restoreBackup(database, {
      file: values.from,
      uploadsFolder,
      force: values.force,
    });
    if (!('folder' in config.pictures && config.pictures.folder === uploadsFolder))
      await withPictureSources(config, () =>
        movePictures(new FolderPictureStore(uploadsFolder), storeAt(config.pictures, database.db)),
      );
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${rows} rows and ${files} picture files are back; every table was counted.\n`);
    if (!(await keyFits(config, database.db)))
      process.stdout.write(
        `Two-factor secrets and links in it need the SECRET_KEY of the shop it was taken from: set it, or put it into ${keyFile(config)}, before the start. If it is lost, see npm run lost-key.\n`,
      );
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
