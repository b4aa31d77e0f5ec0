import type { Config, PicturesPlace } from '#engine/server/config.ts';
import { storeAt } from '#engine/server/files/open-picture-store.ts';
import { otherOwner } from '#engine/server/files/picture-owner.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';
import { withPictureSources } from './picture-sources.ts';

/** Whether the places of uploaded pictures can be reached, and are this shop's. */
export async function lookAtPictures(config: Config): Promise<Finding[]> {
  const { pictures, previousPictures, publicUrl } = config;
  const places = previousPictures === undefined ? [pictures] : [pictures, previousPictures];
  return withPictureSources(config, () => Promise.all(places.map((place) => look(place, publicUrl))));
}

async function look(place: PicturesPlace, publicUrl: string): Promise<Finding> {
  const name = nameOf(place);
  const store = storeAt(place);
  const away = await store.check().catch((error: unknown) => error as Error);
  if (away instanceof Error)
    return wrong(
      'pictures',
      `${name} cannot be used (${away.message}). Pictures are missing and new ones are refused: look whether it runs, and at PICTURES.`,
    );
  const other = await otherOwner(publicUrl, store);
  return other === undefined
    ? ok('pictures', `${name} can be used.`)
    : warning(
        'pictures',
        `The pictures at ${name} belong to the shop at ${other}: what this shop does not show any more is not removed. Give it a place of its own, or run npm run pictures:own.`,
      );
}

function nameOf(place: PicturesPlace): string {
  if ('folder' in place) return place.folder;
  return 'extension' in place
    ? `The extension ${place.extension.slice('x-'.length)}`
    : `s3://${place.bucket}`;
}
