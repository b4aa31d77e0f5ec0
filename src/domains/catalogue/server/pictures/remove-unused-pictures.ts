import { inArray, sql } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';
import { hasCode } from '#engine/server/db/error-codes.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { requireOwnPictures, type Claimant } from '#engine/server/files/picture-owner.ts';
import { pictureOf, type PictureStore } from '#engine/server/files/picture-store.ts';

/** Files are saved before their row is written: without one, they are orphans only after this time. */
const UPLOAD_TAKES_AT_MOST_MS = 60 * 60 * 1000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Every place that shows pictures. */
const SHOWN = sql`
  select image_url as path from products
  union all select jsonb_array_elements_text(additional_images) from products where additional_images <> '[]'
  union all select image_url from categories
  union all select banner_image from producer_profiles
  union all select logo from producer_profiles`;

/**
 * Takes out uploaded pictures that nothing shows any more: first the row, then, once that is committed, the files. If
 * the process ends in between, the next call finds files without a row. Fails, and takes out nothing, where the pictures are
 * another shop's: every one of them would be unknown here.
 */
export async function removeUnusedPictures(
  shop: Claimant,
  store: PictureStore,
  now: number = Date.now(),
): Promise<void> {
  const { db } = shop;
  await requireOwnPictures(shop, store, await knownPictures(db));
  const forgotten = new Set(await forgetUnused(db));
  const known = await knownPictures(db);
  for (const { name, savedAt } of await store.list()) {
    const path = pictureOf(name);
    if (path === undefined || known.has(path)) continue;
    if (forgotten.has(path) || savedAt < now - UPLOAD_TAKES_AT_MOST_MS) await store.remove(name);
  }
}

async function knownPictures(db: Db): Promise<Set<string>> {
  return new Set((await db.select({ path: uploads.path }).from(uploads)).map(({ path }) => path));
}

/**
 * Somebody who begins to show a picture has read its row first, and a backup reads all of them: the lock makes sure that
 * none of these is under way. If one is, there is a next time.
 */
async function forgetUnused(db: Db): Promise<string[]> {
  const unused = sql`path not in (select path from (${SHOWN}) shown where path like '/uploads/%')`;
  const found = await rows<{ id: number }>(db, sql`select id from uploads where ${unused}`);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`lock table uploads in access exclusive mode nowait`);
      const gone = await tx
        .delete(uploads)
        .where(sql`${inArray(uploads.id, ids)} and ${unused}`)
        .returning({ path: uploads.path });
      return gone.map(({ path }) => path);
    });
  } catch (error) {
    if (hasCode(error, LOCK_NOT_AVAILABLE)) return [];
    throw error;
  }
}
