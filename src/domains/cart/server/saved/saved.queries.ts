import { and, desc, eq } from 'drizzle-orm';
import { changesSince } from '#domains/cart/model/saved/saved-changes.ts';
import type { SavedProduct } from '#domains/cart/model/saved/saved-product.ts';
import { savedProducts } from '#domains/cart/server/saved.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import type { Language } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Person } from '#engine/server/domain.ts';

/** Newest first. What has left the shop is left out until it comes back. */
export async function savedOf(db: Db, userId: number, language: Language): Promise<SavedProduct[]> {
  const rows = await db
    .select()
    .from(savedProducts)
    .where(eq(savedProducts.userId, userId))
    .orderBy(desc(savedProducts.savedAt), desc(savedProducts.productId));
  const ids = rows.map(({ productId }) => productId);
  const byId = new Map((await productsByIds(db, language, ids)).map((product) => [product.id, product]));
  return rows.flatMap(({ productId, savedAt, savedPriceCents, wasSoldOut }) => {
    const product = byId.get(productId);
    if (product === undefined) return [];
    return {
      productId,
      savedAt: savedAt.toISOString(),
      savedPrice: toAmount(savedPriceCents),
      changes: changesSince({ priceCents: savedPriceCents, wasSoldOut }, product),
      product,
    };
  });
}

export function countSaved(db: Db, userId: number): Promise<number> {
  return db.$count(savedProducts, eq(savedProducts.userId, userId));
}

export async function unsave(db: Db, userId: number, productId: number): Promise<void> {
  await db
    .delete(savedProducts)
    .where(and(eq(savedProducts.userId, userId), eq(savedProducts.productId, productId)));
}

/** In the order of the slugs. */
export async function productIdsOf(db: Db, slugs: readonly string[]): Promise<number[]> {
  const rows = await productIds(db, { slugs: [...slugs] });
  return rows.map(({ id }) => id);
}

const productIds = statement<{ id: number }, { slugs: string[] }>(
  'product-ids-of-slugs',
  `select p.id from unnest($slugs::text[]) with ordinality s(slug, place) join products p on p.slug = s.slug
    where p.listed order by s.place`,
);

export async function shownProduct(db: Db, productId: number) {
  const [product] = await db
    .select({ id: products.id, priceCents: products.priceCents, inStock: products.inStock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.listed, true)));
  return product;
}

/** For the data download. */
export async function ownSaved(db: Db, { id: userId }: Person) {
  const { savedAt, savedPriceCents } = savedProducts;
  const rows = await db
    .select({ product: products.name, slug: products.slug, savedAt, savedPriceCents })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(eq(savedProducts.userId, userId))
    .orderBy(savedAt);
  return {
    savedProducts: rows.map(({ savedPriceCents: cents, ...saved }) => ({
      ...saved,
      savedPrice: toAmount(cents),
    })),
  };
}

export async function forgetSaved(tx: Db, { id }: Person): Promise<void> {
  await tx.delete(savedProducts).where(eq(savedProducts.userId, id));
}
