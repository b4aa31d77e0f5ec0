import { eq, sql } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import type { PriceTerms } from '#domains/pricing/model/terms.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

const columns = () => ({
  id: products.id,
  slug: products.slug,
  name: products.name,
  translations: products.translations,
  unit: products.unit,
  perishable: products.perishable,
  imageUrl: products.imageUrl,
  imagePreview: products.imagePreview,
  producerId: products.producerId,
  producerName: sql<string>`coalesce(${producerProfiles.companyName}, ${brand().houseProducer})`,
  priceCents: products.priceCents,
  discountTiers: products.discountTiers,
  isSold: sql<boolean>`${products.listed} and ${products.forSale}`,
});

export type SoldProduct = Awaited<ReturnType<typeof productOf>>;

/** The product of a group buy as it is now. Products are never deleted. */
export async function productOf(db: Db, id: number) {
  const [product] = await db
    .select(columns())
    .from(products)
    .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(eq(products.id, id));
  return product!;
}

/** The same under its lock: price and whether it is sold stay as they are until the transaction ends. */
export async function lockProduct(tx: Db, id: number): Promise<SoldProduct> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update');
  return productOf(tx, id);
}

export function termsNow({ priceCents, discountTiers }: SoldProduct): PriceTerms {
  return { unitPriceCents: priceCents, tiers: effectiveTiers(discountTiers) };
}
