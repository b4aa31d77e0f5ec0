import { desc, eq, sql } from 'drizzle-orm';
import { toDollars } from '#engine/model/money.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { averageRating } from '#domains/catalogue/model/reviews/average-rating.ts';
import type { Db } from '#engine/server/db/client.ts';
import { HELD_UNITS } from '#domains/catalogue/server/products/catalogue.queries.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';

const MAX_PRODUCTS = 1_000;

export async function ownProducts(db: Db, producerId: number): Promise<OwnProduct[]> {
  const found = await db
    .select({ product: products, heldQuantity: HELD_UNITS, pictureProblem: PICTURE_PROBLEM })
    .from(products)
    .where(eq(products.producerId, producerId))
    .orderBy(desc(products.id))
    .limit(MAX_PRODUCTS);
  return found.map(({ product, ...more }) => toOwnProduct(product, more));
}

const PICTURE_PROBLEM = sql<OwnProduct['pictureProblem']>`(
  select last_error from foreign_pictures f where f.product_id = products.id order by f.url limit 1)`;

function toOwnProduct(
  row: typeof products.$inferSelect,
  { heldQuantity, pictureProblem }: Pick<OwnProduct, 'heldQuantity' | 'pictureProblem'>,
): OwnProduct {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: toDollars(row.priceCents),
    unit: row.unit,
    weight: row.weightGrams,
    imageUrl: row.imageUrl,
    imagePreview: row.imagePreview,
    additionalImages: row.additionalImages,
    pictureProblem,
    categoryId: row.categoryId,
    featured: row.featured,
    quantityAvailable: row.quantityAvailable,
    heldQuantity,
    forSale: row.forSale,
    inStock: row.inStock,
    hidden: row.hidden,
    listed: row.listed,
    discountTiers: row.discountTiers,
    attributes: row.attributes,
    perishable: row.perishable,
    allergens: row.allergens,
    ingredients: row.ingredients,
    storage: row.storage,
    shelfLifeDays: row.shelfLifeDays,
    translations: row.translations as OwnProduct['translations'],
    rating: averageRating(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
  };
}
