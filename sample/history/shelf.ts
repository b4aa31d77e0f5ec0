import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import { effectiveTiers, type DiscountTiers } from '#domains/pricing/model/tiers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { sampleProducts } from '#sample/catalogue/products.ts';

/** A sample product as it stands in the database. */
export interface ShelvedProduct {
  id: number;
  slug: string;
  unit: string;
  priceCents: number;
  tiers: DiscountTiers;
  familyId: number | null;
  countsAs: number;
  perishable: boolean;
  featured: boolean;
  producerId: number;
  producerName: string;
  nameIn(language: Language): string;
}

/** By slug, in the order of the sample catalogue: ids may differ from one database to another. */
export async function readShelf(db: Db): Promise<Map<string, ShelvedProduct>> {
  const slugs = sampleProducts.map(({ slug }) => slug);
  const found = await db
    .select({ product: products, producerName: producerProfiles.companyName })
    .from(products)
    .innerJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
    .where(and(inArray(products.slug, slugs), eq(products.listed, true)));
  const shelved = new Map(
    found.map(({ product, producerName }) => [
      product.slug,
      {
        ...product,
        producerId: product.producerId!,
        tiers: effectiveTiers(product.discountTiers),
        producerName,
        nameIn: (language: Language) => localizedName(product, language),
      },
    ]),
  );
  return new Map(slugs.flatMap((slug) => (shelved.has(slug) ? [[slug, shelved.get(slug)!]] : [])));
}
