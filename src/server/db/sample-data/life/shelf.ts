import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '#shared/languages.ts';
import { effectiveTiers, type DiscountTiers } from '#shared/pricing/tiers.ts';
import type { Db } from '../../client.ts';
import { localizedName } from '../../localized-name.ts';
import { products } from '../../schema/catalogue.ts';
import { producerProfiles } from '../../schema/producers.ts';
import { sampleProducts } from '../products.ts';

/** A sample product as it stands in the database. */
export interface ShelvedProduct {
  id: number;
  slug: string;
  unit: string;
  priceCents: number;
  tiers: DiscountTiers;
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
