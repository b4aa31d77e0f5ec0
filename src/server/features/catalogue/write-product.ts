import { eq, inArray, sql } from 'drizzle-orm';
import type { NewProduct, ProductChanges } from '#shared/catalogue/product-form.ts';
import { toCents } from '#shared/money.ts';
import { raiseCatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Db } from '#server/db/client.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { uploads } from '#server/db/schema/operations.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { refreshSearchIndex } from '#server/db/search-index.ts';
import { freeSlug } from '#server/db/slugs.ts';
import { AppError } from '#server/http/app-error.ts';

/** Adds a product to a producer's shelf. The public sees it once the producer is verified. */
export async function addProduct(
  db: Db,
  producerId: number,
  form: NewProduct,
): Promise<{ id: number; slug: string }> {
  return db.transaction(async (tx) => {
    const [producer] = await tx.select().from(producerProfiles).where(eq(producerProfiles.id, producerId));
    if (producer === undefined) throw new AppError('not_found', 'errors:producerNotFound');
    await requireCategory(tx, form.categoryId);
    const { price, weight, producerId: _named, imageUrl, ...rest } = form;
    const previews = await requirePictures(tx, form);
    const [product] = await tx
      .insert(products)
      .values({
        ...rest,
        imageUrl: imageUrl ?? null,
        imagePreview: previews.get(imageUrl) ?? null,
        slug: await freeSlug(tx, products, form.name),
        priceCents: toCents(price),
        weightGrams: weight,
        producerId,
        listed: producer.verified,
        translations: form.translations as typeof products.$inferInsert.translations,
      })
      .returning({ id: products.id, slug: products.slug });
    await refreshSearchIndex(tx, sql`p.id = ${product!.id}`);
    await raiseCatalogueVersion(tx);
    return product!;
  });
}

/** Changes what is named of a product. The caller has made sure that it may be changed. */
export async function changeProduct(db: Db, productId: number, changes: ProductChanges): Promise<void> {
  await db.transaction(async (tx) => {
    if (changes.categoryId !== undefined) await requireCategory(tx, changes.categoryId);
    if (changes.quantityBefore !== undefined) await requireStock(tx, productId, changes.quantityBefore);
    const { price, weight, inStock, translations, imageUrl, quantityBefore: _seen, ...rest } = changes;
    const previews = await requirePictures(tx, changes);
    const set = {
      ...rest,
      ...(price === undefined ? {} : { priceCents: toCents(price) }),
      ...(weight === undefined ? {} : { weightGrams: weight }),
      ...(inStock === undefined ? {} : { forSale: inStock }),
      ...(imageUrl === undefined ? {} : { imageUrl, imagePreview: previews.get(imageUrl) ?? null }),
      // Texts in other languages that the form does not know of (attributes) stay.
      ...(translations === undefined ? {} : { translations: mergeTranslations(translations) }),
    };
    if (Object.keys(set).length === 0) return;
    await tx
      .update(products)
      .set(set as never)
      .where(eq(products.id, productId));
    await refreshSearchIndex(tx, sql`p.id = ${productId}`);
    await raiseCatalogueVersion(tx);
  });
}

function mergeTranslations(translations: NonNullable<ProductChanges['translations']>) {
  return sql`(
    select coalesce(jsonb_object_agg(language, jsonb_strip_nulls(coalesce(${products.translations} -> language, '{}') || coalesce(given -> language, '{}'))), '{}')
      from (select ${JSON.stringify(translations)}::jsonb as given) g,
           lateral (select jsonb_object_keys(${products.translations} || given) as language) keys)`;
}

/** Locks the product, so that nothing is sold between the look and the change. */
async function requireStock(tx: Db, id: number, expected: number): Promise<void> {
  const [product] = await tx
    .select({ quantity: products.quantityAvailable })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  if (product !== undefined && product.quantity !== expected) {
    throw new AppError('conflict', 'errors:stockMoved', {
      params: { now: product.quantity, before: expected },
    });
  }
}

async function requireCategory(db: Db, id: number): Promise<void> {
  const found = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  if (found.length === 0) {
    throw new AppError('invalid', 'validation:categoryRequired', {
      fields: { categoryId: 'validation:categoryRequired' },
    });
  }
}

/** Path → preview. Uploaded pictures that nothing showed may have been removed: a form that lay open must not bring back their address. */
async function requirePictures(
  db: Db,
  { imageUrl, additionalImages = [] }: Pick<ProductChanges, 'imageUrl' | 'additionalImages'>,
): Promise<Map<string | null | undefined, string>> {
  const paths = [imageUrl ?? '', ...additionalImages].filter((path) => path.startsWith('/uploads/'));
  if (paths.length === 0) return new Map();
  const found = await db
    .select({ path: uploads.path, preview: uploads.preview })
    .from(uploads)
    .where(inArray(uploads.path, paths));
  const previews = new Map(found.map(({ path, preview }) => [path, preview]));
  if (paths.every((path) => previews.has(path))) return previews;
  throw new AppError('invalid', 'validation:imageUrlInvalid', {
    fields: { imageUrl: 'validation:imageUrlInvalid' },
  });
}
