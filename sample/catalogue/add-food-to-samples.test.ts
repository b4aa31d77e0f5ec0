import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueVersion } from '../../tests/support/announcements.ts';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import type { Database } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { fillSampleCatalogue } from './fill-sample-catalogue.ts';

const UNTOUCHED = 'dark-chocolate-72-percent';
const REWRITTEN = 'hand-stretched-grissini';
const OWN_ATTRIBUTES = 'sardines-in-olive-oil';
const OWN_FOOD = 'skerrow-blue';

describe('a sample catalogue of the time before products said what is in them', () => {
  let database: Database;
  const product = async (slug: string) =>
    (await database.db.select().from(products).where(eq(products.slug, slug)))[0]!;
  const change = (slug: string, set: object) =>
    database.db.update(products).set(set).where(eq(products.slug, slug));

  beforeAll(async () => {
    ({ database } = await openTestDatabase());
    await database.db.execute(sql`
      update products set perishable = false, allergens = '[]', ingredients = '', storage = '', shelf_life_days = null,
             attributes = attributes || '{"Ingredients": "Cocoa beans", "Best within": "18 months"}',
             translations = jsonb_set(translations, '{de}', (translations -> 'de') - 'ingredients' - 'storage')`);
    await change(REWRITTEN, { description: 'Our own words.' });
    await change(OWN_ATTRIBUTES, { attributes: { Boat: 'Maria' } });
    await change(OWN_FOOD, { ingredients: 'Milk. Nothing else.' });
    await fillSampleCatalogue(database);
  });

  it('says it afterwards, in every language, and says nothing twice', async () => {
    const chocolate = await product(UNTOUCHED);
    expect(chocolate).toMatchObject({
      perishable: false,
      allergens: ['milk', 'nuts'],
      ingredients: 'Cocoa beans, cane sugar. May contain traces of milk and nuts.',
      shelfLifeDays: 540,
    });
    expect(chocolate.translations.de?.ingredients).toContain('Kakaobohnen');
    expect(chocolate.attributes).not.toHaveProperty('Ingredients');
    expect(chocolate.attributes).not.toHaveProperty('Best within');
    expect(Object.keys(chocolate.translations.fr!.attributes!)).toHaveLength(
      Object.keys(chocolate.attributes).length,
    );
  });

  it('leaves alone what somebody has written', async () => {
    expect(await product(REWRITTEN)).toMatchObject({ ingredients: '', allergens: [] });
    expect(await product(OWN_ATTRIBUTES)).toMatchObject({
      allergens: ['fish'],
      attributes: { Boat: 'Maria' },
    });
    expect(await product(OWN_FOOD)).toMatchObject({ ingredients: 'Milk. Nothing else.', allergens: [] });
  });

  it('does nothing at the next start', async () => {
    const before = await catalogueVersion(database);
    await fillSampleCatalogue(database);
    expect(await catalogueVersion(database)).toBe(before);
  });
});
