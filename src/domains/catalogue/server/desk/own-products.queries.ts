import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { OwnProductList } from '#domains/catalogue/model/desk.ts';
import type { OwnProduct, ProductRecord } from '#domains/catalogue/model/own-product.ts';
import { brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { adminList } from '#engine/server/lists/admin-list.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import { averageRating } from '#domains/catalogue/model/reviews/average-rating.ts';
import type { Db } from '#engine/server/db/client.ts';
import { HELD_UNITS } from '#domains/catalogue/server/products/catalogue.queries.ts';
import { viewFor } from '#domains/catalogue/server/products/field-columns.ts';
import { productNameIn } from '#domains/catalogue/server/products/product-names.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productSource } from './admin-catalogue.queries.ts';

const ownRows = (db: Db, language: Language, where: SQL | undefined) =>
  db
    .select({
      id: products.id,
      product: products,
      shownName: productNameIn(language),
      heldQuantity: HELD_UNITS,
      pictureProblem: PICTURE_PROBLEM,
    })
    .from(products)
    .where(where);

/** The list of the administrators, narrowed to one producer. */
export const ownProducts = (db: Db, producerId: number, list: OwnProductList, language: Language) =>
  adminList(
    db,
    list,
    productSource({ ...list, producerId }, language),
    (named) => ownRows(db, language, named),
    ({ product, ...more }) => toOwnProduct(product, more),
  );

export async function ownProduct(
  db: Db,
  producerId: number,
  id: number,
  language: Language,
): Promise<OwnProduct> {
  const [found] = await ownRows(db, language, and(eq(products.id, id), eq(products.producerId, producerId)));
  if (found === undefined) throw new AppError('not_found', 'errors:productNotFound');
  return toOwnProduct(found.product, found);
}

/** Any product, hidden or not. */
export async function productRecord(db: Db, id: number, language: Language): Promise<ProductRecord> {
  const [found] = await db
    .select({
      product: products,
      shownName: productNameIn(language),
      heldQuantity: HELD_UNITS,
      pictureProblem: PICTURE_PROBLEM,
      producerName: producerProfiles.companyName,
    })
    .from(products)
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(eq(products.id, id));
  if (found === undefined) throw new AppError('not_found', 'errors:productNotFound');
  return {
    ...toOwnProduct(found.product, found),
    producerId: found.product.producerId,
    producerName: found.producerName ?? brand().houseProducer,
  };
}

const PICTURE_PROBLEM = sql<OwnProduct['pictureProblem']>`(
  select last_error from foreign_pictures f where f.product_id = products.id order by f.url limit 1)`;

const producersView = viewFor(PRODUCT_FIELDS, 'producer');

function toOwnProduct(
  row: typeof products.$inferSelect,
  {
    shownName,
    heldQuantity,
    pictureProblem,
  }: Pick<OwnProduct, 'shownName' | 'heldQuantity' | 'pictureProblem'>,
): OwnProduct {
  return {
    ...producersView(row),
    id: row.id,
    slug: row.slug,
    shownName,
    imagePreview: row.imagePreview,
    pictureProblem,
    heldQuantity,
    forSale: row.forSale,
    inStock: row.inStock,
    hidden: row.hidden,
    listed: row.listed,
    translations: row.translations as OwnProduct['translations'],
    rating: averageRating(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
  };
}
