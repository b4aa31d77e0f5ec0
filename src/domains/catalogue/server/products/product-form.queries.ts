import { eq, inArray, sql } from 'drizzle-orm';
import type { ProductChanges } from '#domains/catalogue/model/product-form.ts';
import { TAX_CATEGORIES } from '#domains/catalogue/model/tax-category.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { categories } from '#domains/catalogue/server/catalogue.schema.ts';
import { uploads } from '#engine/server/db/operations.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** Locked, so that it is not deleted before the product that goes into it is written. */
export async function requireCategory(tx: Db, id: number): Promise<void> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('key share');
  if (found.length === 0) {
    throw new AppError('invalid', 'validation:categoryRequired', {
      fields: { categoryId: 'validation:categoryRequired' },
    });
  }
}

/** Those every shop knows, and those that the owner has given a rate. */
export async function taxCategories(db: Db): Promise<Set<string>> {
  const found = await rows<{ category: string }>(db, sql`select distinct category from tax_rates`);
  return new Set([...TAX_CATEGORIES, ...found.map(({ category }) => category)]);
}

/** A category that nobody has heard of could never be sold. */
export async function requireTaxCategory(tx: Db, category: string | undefined): Promise<void> {
  if (category === undefined || TAX_CATEGORIES.includes(category as never)) return;
  if ((await taxCategories(tx)).has(category)) return;
  throw new AppError('invalid', 'validation:taxCategoryUnknown', {
    fields: { taxCategory: 'validation:taxCategoryUnknown' },
  });
}

/** URL → preview, of uploaded pictures. */
export type Previews = ReadonlyMap<string | null | undefined, string>;

export async function picturePreviews(db: Db, paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const found = await db
    .select({ path: uploads.path, preview: uploads.preview })
    .from(uploads)
    .where(inArray(uploads.path, paths));
  return new Map(found.map(({ path, preview }) => [path, preview]));
}

/** Uploaded pictures that nothing showed may have been removed: a form that lay open must not bring back their URL. */
export async function requirePictures(
  db: Db,
  { imageUrl, additionalImages = [] }: Pick<ProductChanges, 'imageUrl' | 'additionalImages'>,
): Promise<Previews> {
  const paths = [imageUrl ?? '', ...additionalImages].filter((path) => path.startsWith('/uploads/'));
  const previews = await picturePreviews(db, paths);
  if (paths.every((path) => previews.has(path))) return previews as Previews;
  throw new AppError('invalid', 'validation:imageUrlInvalid', {
    fields: { imageUrl: 'validation:imageUrlInvalid' },
  });
}
