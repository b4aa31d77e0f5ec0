import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { sampleProducts } from './products.ts';
import type { SampleProduct } from './sample-types.ts';
import { sampleTranslations } from './translations.ts';

type ProductRow = typeof products.$inferSelect;

/** Attributes of the first sample catalogue that have fields of their own by now. */
const NOW_FIELDS = new Set(['Ingredients', 'Allergens', 'Storage', 'Best within']);

/**
 * Databases filled before products said what is in them: sample products get it as far as nobody has touched them.
 * Nothing to do in any other.
 */
export async function addFoodToSamples(db: Db): Promise<void> {
  const samples = new Map(sampleProducts.map((product) => [product.slug, product]));
  const silent = await db
    .select()
    .from(products)
    .where(
      and(
        inArray(products.slug, [...samples.keys()]),
        eq(products.ingredients, ''),
        eq(products.storage, ''),
        eq(products.perishable, false),
        isNull(products.shelfLifeDays),
        sql`${products.allergens} = '[]'`,
      ),
    );
  let added = 0;
  for (const row of silent) {
    const sample = samples.get(row.slug)!;
    if (row.name !== sample.name || row.description !== sample.description) continue;
    await db.update(products).set(withFood(row, sample)).where(eq(products.id, row.id));
    added += 1;
  }
  if (added > 0) await db.execute(sql`select announce_catalogue_change('*')`);
}

function withFood(row: ProductRow, sample: SampleProduct): Partial<ProductRow> {
  const { perishable, allergens, ingredients, storage, shelfLifeDays } = sample;
  const left = Object.entries(row.attributes).filter(([name]) => !NOW_FIELDS.has(name));
  const areUntouched = isDeepStrictEqual(Object.fromEntries(left), sample.attributes);
  const translations = { ...row.translations };
  for (const { language, products: texts } of sampleTranslations) {
    const text = texts[row.slug]!;
    translations[language] = {
      ...translations[language],
      ingredients: text.ingredients,
      storage: text.storage,
      ...(areUntouched && { attributes: text.attributes }),
    };
  }
  return {
    perishable,
    allergens,
    ingredients,
    storage,
    shelfLifeDays,
    translations,
    ...(areUntouched && { attributes: sample.attributes }),
  };
}
