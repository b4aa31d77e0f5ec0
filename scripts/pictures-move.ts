// npm run pictures:move: moves uploaded pictures from PICTURES_PREVIOUS to PICTURES, while shops run that know of both. May be
// cut off and run again. Where an extension has one of them, the database is opened too: the embedded one belongs to one process,
// so there the shop is stopped first.
import { readConfig } from '#app/server/config.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { movePictures } from '#engine/server/files/move-pictures.ts';
import { extensionsOf, requirePictures, storeAt } from '#engine/server/files/open-picture-store.ts';
import { say } from '#app/server/startup-console.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { withPictureSources } from './picture-sources.ts';

const PROGRESS_EVERY = 1_000;

try {
  const config = readConfig();
  if (config.previousPictures === undefined)
    throw new StartupError('PICTURES_PREVIOUS must say where the pictures are now, and PICTURES where to.');
  await requirePictures(config);
  const { pictures, previousPictures: previous } = config;
  const isVerified = extensionsOf(config).length > 0;
  const database = isVerified ? await openDatabase(config) : undefined;
  const moved = await withPictureSources(config, () =>
    movePictures(storeAt(previous, database?.db), storeAt(pictures, database?.db), (done) => {
      if (done % PROGRESS_EVERY === 0) say(`${done} files`);
    }),
  ).finally(() => database?.close());
  say(
    `${moved} files have moved. Once no process runs that knows only the old place, PICTURES_PREVIOUS can go.`,
  );
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
