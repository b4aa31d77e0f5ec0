import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { loadSetting, saveSettingOnce } from '#engine/server/db/settings.ts';
import type { Db } from '#engine/server/db/client.ts';
import { OWNER_FILE, pictureOf, type PictureStore } from './picture-store.ts';

const SETTING = 'picturesOwner';

/**
 * Whose pictures a place holds. The database alone would not do: a copy of it, such as a staging shop made from a dump,
 * has the same id, but no shop is at the same address as another.
 */
const ownerSchema = z.object({ database: z.string(), address: z.string() });
type Owner = z.infer<typeof ownerSchema>;

export interface Claimant {
  db: Db;
  config: { readonly publicUrl: string };
}

export class ForeignPicturesError extends Error {
  override readonly name = 'ForeignPicturesError';
}

/**
 * Fails unless all places of a store are this shop's. A place that names no owner becomes ours where it is empty, or where
 * we know at least half of its pictures: a shop that was lent the place of another knows hardly any.
 */
export async function requireOwnPictures(
  claimant: Claimant,
  store: PictureStore,
  known: ReadonlySet<string>,
): Promise<void> {
  const own = await ownerOf(claimant);
  for (const place of store.places) {
    const owner = await readOwner(place);
    if (owner !== undefined && !isSame(owner, own))
      throw new ForeignPicturesError(
        `No picture was removed: they belong to the shop at ${owner.address} (${OWNER_FILE} beside them says so), and this one is at ${own.address}. Give each shop a place of its own in PICTURES. If they are this shop's, run npm run pictures:own.`,
      );
    if (owner === undefined) {
      const pictures = new Set((await place.list()).flatMap(({ name }) => pictureOf(name) ?? []));
      const unknown = [...pictures].filter((picture) => !known.has(picture));
      if (unknown.length * 2 > pictures.size)
        throw new ForeignPicturesError(
          `No picture was removed: nothing says whose they are, and this shop does not know most of them. If they are its own, run npm run pictures:own.`,
        );
      await writeOwner(place, own);
    }
  }
}

/** Whatever was said before. */
export async function ownPictures(claimant: Claimant, store: PictureStore): Promise<void> {
  const own = await ownerOf(claimant);
  for (const place of store.places) await writeOwner(place, own);
}

/** The address of another shop, whose pictures lie there; undefined: they are ours, or nothing says whose they are. */
export async function otherOwner(publicUrl: string, place: PictureStore): Promise<string | undefined> {
  const owner = await readOwner(place);
  return owner === undefined || owner.address === addressAt(publicUrl) ? undefined : owner.address;
}

async function ownerOf({ db, config }: Claimant): Promise<Owner> {
  await saveSettingOnce(db, SETTING, randomUUID());
  return { database: (await loadSetting<string>(db, SETTING))!, address: addressAt(config.publicUrl) };
}

/** Somebody who tries the shop on a laptop tries it on several ports. */
function addressAt(publicUrl: string): string {
  const { hostname, host } = new URL(publicUrl);
  return hostname === 'localhost' ? hostname : host;
}

const isSame = (one: Owner, other: Owner) => one.database === other.database && one.address === other.address;

async function readOwner(place: PictureStore): Promise<Owner | undefined> {
  const bytes = await place.read(OWNER_FILE);
  if (bytes === undefined) return undefined;
  try {
    return ownerSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return { database: '', address: 'somebody who cannot be read' };
  }
}

async function writeOwner(place: PictureStore, owner: Owner): Promise<void> {
  await place.save(OWNER_FILE, Buffer.from(`${JSON.stringify(owner)}\n`));
}
