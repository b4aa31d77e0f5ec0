import { and, eq, sql } from 'drizzle-orm';
import type { Uploaded } from '#engine/model/upload.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { fetchPicture, PictureNotFetched, type PictureFailure } from '#engine/server/files/fetch-picture.ts';
import type { PictureStore } from '#engine/server/files/picture-store.ts';
import { storePicture } from '#engine/server/files/store-picture.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { foreignPictures } from '#domains/catalogue/server/pictures.schema.ts';
import { nameProduct } from '#domains/catalogue/server/products/public-changes.ts';
import { takePicture } from './take-picture.ts';

/** In one run: a file of ten thousand pictures takes its time and leaves the machine to shoppers. */
const PORTION = 10;
/** After each failure in turn; then it is given up. */
const PAUSE_MINUTES = [5, 30, 3 * 60, 12 * 60, 24 * 60];
/** Another try would find the same. */
const FINAL = new Set<PictureFailure>(['private', 'tooLarge', 'notAPicture']);

interface ForeignPicture {
  productId: number;
  url: string;
}

/** Each producer in turn: somebody with a thousand slow addresses does not keep the others waiting. */
const dueOnes = statement<ForeignPicture, { now: Date; portion: number }>(
  'foreign-pictures-due',
  `select p.id as product_id, u.url
     from products p
     cross join lateral (select p.image_url as url union select jsonb_array_elements_text(p.additional_images)) u
    where (p.image_url like 'https:%' or p.additional_images::text like '%"https:%')
      and u.url like 'https:%'
      and not exists (select from foreign_pictures f where f.product_id = p.id and f.url = u.url
                         and (f.next_attempt_at is null or f.next_attempt_at > $now::timestamptz))
    order by row_number() over (partition by p.producer_id order by p.id, u.url), p.id limit $portion::int`,
);

const forgetReplaced = statement<{ url: string }, object>(
  'foreign-pictures-replaced',
  `delete from foreign_pictures f where not exists (
     select from products p where p.id = f.product_id
        and (p.image_url = f.url or jsonb_exists(p.additional_images, f.url)))
   returning url`,
);

/**
 * Pictures that producers gave by a URL elsewhere become our own: nobody who looks at a product is seen by those who run
 * that server. Until then pages show a frame of ours.
 */
export async function fetchForeignPictures(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  store: PictureStore,
  now: Date,
  fetch: (url: string) => Promise<Buffer> = fetchPicture,
): Promise<void> {
  await forgetReplaced(db, {});
  for (const picture of await dueOnes(db, { now, portion: PORTION })) {
    try {
      await takePicture('elsewhere', async (prepare) => {
        const bytes = await fetch(picture.url);
        const prepared = await prepare(bytes, 'all').catch(asFailure);
        await storePicture(store, prepared, (stored) => replace(catalogue, picture, stored));
      });
    } catch (error) {
      if (error instanceof PictureNotFetched) await noteFailure(db, picture, error.failure, now);
      else if (!(error instanceof Replaced)) throw error;
    }
  }
}

/** Nothing shows the URL any more: its owner was quicker. */
class Replaced extends Error {}

function asFailure(error: unknown): never {
  if (error instanceof AppError && error.code === 'invalid') throw new PictureNotFetched('notAPicture');
  throw error;
}

/** Wherever the product shows the URL, it shows our picture from now on. */
async function replace(
  catalogue: Catalogue,
  { productId, url }: ForeignPicture,
  picture: Uploaded,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const [before] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update');
    if (before === undefined || (before.imageUrl !== url && !before.additionalImages.includes(url)))
      throw new Replaced();
    const { width, height, preview } = picture;
    const row = { entityType: 'product', entityId: productId, path: picture.url } as const;
    await tx.insert(uploads).values({ ...row, width, height, preview });
    const [after] = await tx
      .update(products)
      .set({
        ...(before.imageUrl === url && { imageUrl: picture.url, imagePreview: preview }),
        additionalImages: before.additionalImages.map((each) => (each === url ? picture.url : each)),
      })
      .where(eq(products.id, productId))
      .returning();
    await tx
      .delete(foreignPictures)
      .where(and(eq(foreignPictures.productId, productId), eq(foreignPictures.url, url)));
    nameProduct(changed, before, after!);
  });
}

async function noteFailure(
  db: Db,
  picture: ForeignPicture,
  lastError: PictureFailure,
  now: Date,
): Promise<void> {
  const [known] = await db
    .select()
    .from(foreignPictures)
    .where(and(eq(foreignPictures.productId, picture.productId), eq(foreignPictures.url, picture.url)));
  const attempts = (known?.attempts ?? 0) + 1;
  const pause = FINAL.has(lastError) ? undefined : PAUSE_MINUTES[attempts - 1];
  const nextAttemptAt = pause === undefined ? null : new Date(now.getTime() + pause * 60_000);
  // The product may be gone by now.
  await db
    .insert(foreignPictures)
    .select(
      sql`select id, ${picture.url}::text, ${attempts}::int, ${nextAttemptAt}::timestamptz, ${lastError}::text
            from products where id = ${picture.productId}`,
    )
    .onConflictDoUpdate({
      target: [foreignPictures.productId, foreignPictures.url],
      set: { attempts, nextAttemptAt, lastError },
    });
}
