import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import type { Database, Db } from '#engine/server/db/client.ts';
import { categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productFamilies } from '#domains/catalogue/server/families.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { addFoodToSamples } from './add-food-to-samples.ts';
import { sampleCategories } from './categories.ts';
import { sampleFamilies } from './families.ts';
import { samplePairings } from './pairings.ts';
import { sampleProducers } from './producers.ts';
import { sampleProducts } from './products.ts';
import { sampleTranslations } from './translations.ts';

/** Products appear one hour apart, so that 'newest' has an order. */
const FIRST_CREATED = Date.UTC(2025, 0, 6, 8);
const HOUR_MS = 3_600_000;

/**
 * Fills an empty catalogue with the sample one, the same every time. What somebody has touched is left alone. `andThen`:
 * what else belongs to a new one, with it or not at all; its result, where the catalogue was filled.
 */
export async function fillSampleCatalogue<Result>(
  database: Database,
  andThen?: (tx: Db) => Promise<Result>,
): Promise<Result | undefined> {
  return database.db.transaction(async (tx) => {
    const [anything] = await tx.select({ id: categories.id }).from(categories).limit(1);
    if (anything !== undefined) {
      await addFoodToSamples(tx);
      return undefined;
    }
    const categoryIds = await insertCategories(tx);
    const producerIds = await insertProducers(tx);
    await insertProducts(tx, categoryIds, producerIds);
    await insertFamilies(tx, producerIds);
    await refreshSearchIndex(tx);
    return andThen?.(tx);
  });
}

async function insertCategories(db: Db): Promise<Map<string, number>> {
  const inserted = await db
    .insert(categories)
    .values(
      sampleCategories.map((category, position) => ({
        ...category,
        position,
        imageUrl: pictures.existing(`/pictures/categories/${category.slug}.jpg`),
        translations: translationsOf((t) => t.categories[category.slug]),
      })),
    )
    .returning({ slug: categories.slug, id: categories.id });
  return new Map(inserted.map(({ slug, id }) => [slug, id]));
}

async function insertProducers(db: Db): Promise<Map<string, number>> {
  const inserted = await db
    .insert(producerProfiles)
    .values(
      sampleProducers.map((producer) => ({
        ...producer,
        verified: true,
        bannerImage: pictures.existing(`/pictures/producers/${producer.slug}.jpg`),
        translations: translationsOf((t) => t.producers[producer.slug]),
      })),
    )
    .returning({ slug: producerProfiles.slug, id: producerProfiles.id });
  return new Map(inserted.map(({ slug, id }) => [slug, id]));
}

async function insertProducts(
  db: Db,
  categoryIds: Map<string, number>,
  producerIds: Map<string, number>,
): Promise<void> {
  const values = sampleProducts.map(({ categorySlug, producerSlug, ...product }, index) => {
    const [main = null, ...others] = pictures.ofProduct(product.slug);
    return {
      ...product,
      categoryId: categoryIds.get(categorySlug)!,
      producerId: producerIds.get(producerSlug)!,
      producerShown: true,
      imageUrl: main,
      additionalImages: others,
      volumeMl: volumeOf(product.attributes.Volume),
      pairsWith: [...(samplePairings[product.slug] ?? [])],
      imagePreview: main === null ? null : pictures.preview(main),
      translations: translationsOf((t) => t.products[product.slug]),
      createdAt: sql`${new Date(FIRST_CREATED + index * HOUR_MS).toISOString()}::timestamptz`,
    };
  });
  await db.insert(products).values(values);
}

/** '500 ml', '3 l', '3 × 100 ml' in millilitres. */
function volumeOf(text: string | undefined): number | null {
  const found = /^(?:(\d+) × )?(\d+) (ml|l)$/u.exec(text ?? '');
  if (found === null) return null;
  const [, pieces = '1', amount, unit] = found;
  return Number(pieces) * Number(amount) * (unit === 'l' ? 1_000 : 1);
}

/** Their products are all on the standard table, and so are they. */
async function insertFamilies(db: Db, producerIds: Map<string, number>): Promise<void> {
  for (const { producerSlug, name, names, members } of sampleFamilies) {
    const translations = Object.fromEntries(
      Object.entries(names).map(([language, text]) => [language, { name: text }]),
    );
    const [family] = await db
      .insert(productFamilies)
      .values({ producerId: producerIds.get(producerSlug)!, name, translations })
      .returning({ id: productFamilies.id });
    for (const [position, { slug, label, labels, countsAs }] of members.entries())
      await db
        .update(products)
        .set({ familyId: family!.id, countsAs, size: { position, label, labels, ownTiers: null } })
        .where(eq(products.slug, slug));
  }
}

function translationsOf<T>(
  pick: (translations: (typeof sampleTranslations)[number]) => T | undefined,
): Record<string, T> {
  return Object.fromEntries(
    sampleTranslations.flatMap((translations) => {
      const found = pick(translations);
      return found === undefined ? [] : [[translations.language, found]];
    }),
  );
}

/** The pictures in the repository, with the tiny previews that stand in while they load. */
const pictures = {
  manifest: readManifest(),
  existing(path: string): string | null {
    return path in this.manifest ? path : null;
  },
  /** Front, served and, of featured products, a detail. */
  ofProduct(slug: string): string[] {
    return [1, 2, 3]
      .map((view) => `/pictures/products/${slug}-${view}.jpg`)
      .filter((path) => path in this.manifest);
  },
  preview(path: string): string | null {
    return this.manifest[path]?.preview ?? null;
  },
};

function readManifest(): Record<string, { preview: string }> {
  const file = join(PROJECT_ROOT, 'sample/pictures/manifest.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { preview: string }>)
    : {};
}
