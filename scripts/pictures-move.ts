// npm run pictures:move: moves uploaded pictures from PICTURES_PREVIOUS to PICTURES, while shops run that know of both. May be
// cut off and run again.
import { readConfig } from '#app/server/config.ts';
import { movePictures } from '#engine/server/files/move-pictures.ts';
import { requirePictures, storeAt } from '#engine/server/files/open-picture-store.ts';
import { say } from '#app/server/startup-console.ts';
import { StartupError } from '#engine/server/startup-error.ts';

const PROGRESS_EVERY = 1_000;

try {
  const config = readConfig();
  if (config.previousPictures === undefined)
    throw new StartupError('PICTURES_PREVIOUS must say where the pictures are now, and PICTURES where to.');
  await requirePictures(config);
  const moved = await movePictures(storeAt(config.previousPictures), storeAt(config.pictures), (done) => {
    if (done % PROGRESS_EVERY === 0) say(`${done} files`);
  });
  say(
    `${moved} files have moved. Once no process runs that knows only the old place, PICTURES_PREVIOUS can go.`,
  );
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
