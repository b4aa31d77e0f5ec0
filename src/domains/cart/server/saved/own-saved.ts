import { eq } from 'drizzle-orm';
import { toDollars } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { savedProducts } from '#domains/cart/server/saved.schema.ts';

export async function ownSaved(db: Db, { id: userId }: Person) {
  return { savedProducts: await savedOf(db, userId) };
}

export async function forgetSaved(tx: Db, { id }: Person): Promise<void> {
  await tx.delete(savedProducts).where(eq(savedProducts.userId, id));
}

async function savedOf(db: Db, userId: number) {
  const { savedAt, savedPriceCents } = savedProducts;
  const rows = await db
    .select({ product: products.name, slug: products.slug, savedAt, savedPriceCents })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(eq(savedProducts.userId, userId))
    .orderBy(savedAt);
  return rows.map(({ savedPriceCents: cents, ...saved }) => ({ ...saved, savedPrice: toDollars(cents) }));
}
