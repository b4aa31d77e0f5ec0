import { and, eq, sql } from 'drizzle-orm';
import type { IMAGE_ENTITY_TYPES, Uploaded } from '#shared/uploads/upload.ts';
import { raiseCatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Db } from '#server/db/client.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { uploads } from '#server/db/schema/operations.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { AppError } from '#server/http/app-error.ts';
import type { SessionUser } from '#server/http/session.ts';

type EntityType = (typeof IMAGE_ENTITY_TYPES)[number];
const MAX_ADDITIONAL = 8;

/** Whose picture it would be must be known before any work is done on it; what belongs to others is not there. */
export async function requireOwnEntity(
  db: Db,
  user: SessionUser,
  type: EntityType,
  id: number,
): Promise<void> {
  if (!(await exists(db, user, type, id))) throw new AppError('not_found', 'errors:not_found');
}

async function exists(db: Db, user: SessionUser, type: EntityType, id: number): Promise<boolean> {
  const isAdmin = user.role === 'ADMIN';
  const own = isAdmin ? undefined : eq(producerProfiles.userId, user.id);
  if (type === 'category') {
    if (!isAdmin) return false;
    return (await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id))).length > 0;
  }
  if (type === 'producer') {
    const found = await db
      .select({ id: producerProfiles.id })
      .from(producerProfiles)
      .where(and(eq(producerProfiles.id, id), own));
    return found.length > 0;
  }
  const found = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(and(eq(products.id, id), own));
  return found.length > 0;
}

/** Hangs a stored picture where it belongs: a product's first one is its main picture, later ones join the gallery. */
export async function attachPicture(
  db: Db,
  user: SessionUser,
  type: EntityType,
  id: number,
  picture: Uploaded,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(uploads).values({
      entityType: type,
      entityId: id,
      path: picture.url,
      width: picture.width,
      height: picture.height,
      preview: picture.preview,
      uploadedBy: user.id,
    });
    if (type === 'category')
      await tx.update(categories).set({ imageUrl: picture.url }).where(eq(categories.id, id));
    else if (type === 'producer') {
      await tx.update(producerProfiles).set({ bannerImage: picture.url }).where(eq(producerProfiles.id, id));
    } else await attachToProduct(tx, id, picture);
    await raiseCatalogueVersion(tx);
  });
}

async function attachToProduct(db: Db, id: number, picture: Uploaded): Promise<void> {
  const [product] = await db.select().from(products).where(eq(products.id, id)).for('update');
  if (product === undefined) throw new AppError('not_found', 'errors:not_found');
  if (product.imageUrl === null) {
    await db
      .update(products)
      .set({ imageUrl: picture.url, imagePreview: picture.preview })
      .where(eq(products.id, id));
    return;
  }
  if (product.additionalImages.length >= MAX_ADDITIONAL)
    throw new AppError('conflict', 'errors:tooManyPictures');
  const gallery = sql`${products.additionalImages} || ${JSON.stringify([picture.url])}::jsonb`;
  await db.update(products).set({ additionalImages: gallery }).where(eq(products.id, id));
}
