import { eq, sql } from 'drizzle-orm';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { NewProduct } from '#domains/catalogue/model/product-form.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { followProduct } from '#domains/catalogue/server/batches/follow-product.ts';
import { requireFreeGtins } from '#domains/catalogue/server/batches/free-gtins.ts';
import { refuseSeason } from '#domains/catalogue/server/seasons/follow-seasons.ts';
import { columnsOf } from './field-columns.ts';
import { freeSlug } from './slugs.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import {
  requireCategory,
  requirePictures,
  requireTaxCategory,
  type Previews,
} from './product-form.queries.ts';

/** Adds a product to a producer's shelf. The public sees it once it sees the producer. */
export async function addProduct(
  catalogue: Catalogue,
  producerId: number,
  form: NewProduct,
): Promise<{ id: number; slug: string }> {
  return catalogue.change(async (tx, changed) => {
    // Locked: whether the public sees it stays as it is until the product is written.
    const [producer] = await tx
      .select({ shown: producerProfiles.shown })
      .from(producerProfiles)
      .where(eq(producerProfiles.id, producerId))
      .for('key share');
    if (producer === undefined) throw new AppError('not_found', 'errors:producerNotFound');
    await requireCategory(tx, form.categoryId);
    await requireTaxCategory(tx, form.taxCategory);
    const previews = await requirePictures(tx, form);
    await requireFreeGtins(tx, [{ producerId, gtin: form.gtin }]);
    const [product] = await tx
      .insert(products)
      .values({
        ...newProductColumns(form, previews),
        slug: await freeSlug(tx, products, form.name),
        producerId,
        producerShown: producer.shown,
      })
      .returning();
    const { id, slug, listed } = product!;
    await followProduct(tx, changed, undefined, product!);
    await refreshSearchIndex(tx, sql`p.id = ${id}`);
    if (listed) changed.product(id, { onShelfOf: producerId });
    return { id, slug };
  });
}

/** What the form says of a new product; whose it is and where it is found comes on top. */
export function newProductColumns(form: NewProduct, previews: Previews) {
  refuseSeason(undefined, form);
  return {
    ...columnsOf(PRODUCT_FIELDS, form),
    imageUrl: form.imageUrl ?? null,
    imagePreview: previews.get(form.imageUrl) ?? null,
    translations: form.translations as typeof products.$inferInsert.translations,
  };
}
