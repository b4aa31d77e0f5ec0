import { and, eq, sql } from 'drizzle-orm';
import type { IMAGE_ENTITY_TYPES, Uploaded } from '#engine/model/upload.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

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
  catalogue: Catalogue,
  user: SessionUser,
  type: EntityType,
  id: number,
  picture: Uploaded,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    await tx.insert(uploads).values({
      entityType: type,
      entityId: id,
      path: picture.url,
      width: picture.width,
      height: picture.height,
      preview: picture.preview,
      uploadedBy: user.id,
    });
    await ATTACH[type](tx, changed, id, picture);
    if (type !== 'category') return;
    const detail = { picture: true };
    await recordAudit(tx, { actor: user, action: 'category.change', entityType: type, entityId: id, detail });
  });
}

type Attach = (tx: Db, changed: Changed, id: number, picture: Uploaded) => Promise<void>;

const ATTACH: Record<EntityType, Attach> = {
  category: attachToCategory,
  producer: attachToProducer,
  product: attachToProduct,
};

async function attachToCategory(tx: Db, changed: Changed, id: number, { url }: Uploaded): Promise<void> {
  const [category] = await tx
    .update(categories)
    .set({ imageUrl: url })
    .where(eq(categories.id, id))
    .returning({ slug: categories.slug });
  if (category === undefined) throw new AppError('not_found', 'errors:categoryNotFound');
  changed.category(category.slug);
}

async function attachToProducer(tx: Db, changed: Changed, id: number, { url }: Uploaded): Promise<void> {
  const [producer] = await tx
    .update(producerProfiles)
    .set({ bannerImage: url })
    .where(eq(producerProfiles.id, id))
    .returning({ shown: producerProfiles.shown });
  if (producer?.shown) changed.producer(id);
}

async function attachToProduct(tx: Db, changed: Changed, id: number, picture: Uploaded): Promise<void> {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  if (product === undefined) throw new AppError('not_found', 'errors:not_found');
  if (product.listed) changed.product(id, 'in place');
  if (product.imageUrl === null) {
    await tx
      .update(products)
      .set({ imageUrl: picture.url, imagePreview: picture.preview })
      .where(eq(products.id, id));
    return;
  }
  if (product.additionalImages.length >= MAX_ADDITIONAL)
    throw new AppError('conflict', 'errors:tooManyPictures');
  const gallery = sql`${products.additionalImages} || ${JSON.stringify([picture.url])}::jsonb`;
  await tx.update(products).set({ additionalImages: gallery }).where(eq(products.id, id));
}
