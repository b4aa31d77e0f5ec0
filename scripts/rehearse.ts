// npm run rehearse -- [--from FILE] [--into URL]: puts a backup back where nobody sees it, and says whether it would carry the shop:
// every row, books that sum, document numbers without gaps, and what has happened since. It changes nothing of the shop.
//   --from FILE   a backup there is; left out: one is written now, and thrown away afterwards
//   --into URL    an empty database to put it into; left out: one is made beside DATABASE_URL, or in a folder, and dropped again
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/server/config.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { writeBackup } from '#engine/server/db/backup/write-backup.ts';
import { openPictureStore, prepared } from '#engine/server/files/open-picture-store.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { withPictureSources } from './picture-sources.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { openScratch } from './scratch-database.ts';

const { values } = parseArgs({ options: { from: { type: 'string' }, into: { type: 'string' } } });
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig();
  const folder = await mkdtemp(join(tmpdir(), 'madia-rehearsal-'));
  // The embedded database belongs to the running shop: then there is nothing to compare with.
  const live = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof StartupError && values.from !== undefined) return undefined;
    throw error;
  });
  try {
    const file = values.from ?? join(folder, 'now.backup');
    if (values.from === undefined)
      await withPictureSources(config, async () => {
        const pictures = await prepared(openPictureStore({ config, db: live!.db }));
        await writeBackup(live!, { file, pictures });
      });
    const scratch = await openScratch(config.databaseUrl, values.into, join(folder, 'scratch'));
    try {
      const { facts, faults } = await rehearseRestore(scratch.database, {
        file,
        uploadsFolder: join(folder, 'uploads'),
        live: live?.db,
      });
      for (const line of facts) say(`ok     ${line}`);
      for (const line of faults) say(`WRONG  ${line}`);
      if (live === undefined) say('The running shop holds its database, so nothing was compared with it.');
      say(faults.length === 0 ? 'This backup carries the shop.' : 'Do not rely on this backup.');
      process.exitCode = faults.length === 0 ? 0 : 2;
    } finally {
      await scratch.drop();
    }
  } finally {
    await live?.close();
    await rm(folder, { recursive: true, force: true });
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
