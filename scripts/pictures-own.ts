// npm run pictures:own: says beside the pictures of PICTURES (and PICTURES_PREVIOUS) that they are this shop's, whatever was said
// before. Only their owner removes what nothing shows any more.
import { readConfig } from '#app/server/config.ts';
import { say } from '#app/server/startup-console.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { openPictureStore, requirePictures } from '#engine/server/files/open-picture-store.ts';
import { ownPictures } from '#engine/server/files/picture-owner.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { withPictureSources } from './picture-sources.ts';

try {
  const config = readConfig();
  await requirePictures(config);
  const database = await openDatabase(config);
  try {
    const { db } = database;
    await withPictureSources(config, () => ownPictures({ db, config }, openPictureStore({ config, db })));
    say(`The pictures are those of ${config.publicUrl} now. No other shop may use the same place.`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
