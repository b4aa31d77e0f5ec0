import { asc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedProduct } from '#domains/catalogue/model/product.ts';
import { PRODUCT_SORTS } from '#domains/catalogue/model/product-sorts.ts';
import { categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productFamilies, unsettledFamilies } from '#domains/catalogue/server/families.schema.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { settleFamilies } from './settle-families.ts';

type Row = typeof products.$inferSelect;

const FAMILIES = 4;
const SIZES = 5;

let shop: TestApp;
/** Of one producer: five of each family, and the rest in none. */
let sized: number[];
let familyIds: number[];
let producerId: number;
let firstCategory: string;

const rowsNow = () => shop.db.select().from(products).orderBy(asc(products.id));
const set = (columns: Partial<typeof products.$inferInsert>, ...ids: number[]) =>
  shop.db.update(products).set(columns).where(inArray(products.id, ids));
const ofFamily = (at: number) => sized.slice(at * SIZES, (at + 1) * SIZES);
const join = (familyId: number, ...ids: number[]) =>
  set({ familyId, countsAs: 1, size: { position: 0, label: 'x', labels: {}, ownTiers: null } }, ...ids);
const unsettled = async () =>
  (await shop.db.select().from(unsettledFamilies)).map(({ familyId }) => familyId);

beforeAll(async () => {
  shop = await openTestApp();
  ({ producerId } = await aProducer(shop, 'frantoio-ripalunga'));
  await shop.db.update(products).set({ familyId: null, countsAs: 1, size: null });
  sized = (await rowsNow()).slice(0, FAMILIES * SIZES).map(({ id }) => id);
  await set({ producerId, producerShown: true }, ...sized);
  const made = await shop.db
    .insert(productFamilies)
    .values(Array.from({ length: FAMILIES }, (_, at) => ({ producerId, name: `Family ${at}` })))
    .returning();
  familyIds = made.map(({ id }) => id);
  const [category] = await shop.db.select().from(categories).where(eq(categories.id, 1));
  firstCategory = category!.slug;
});

beforeEach(async () => {
  await set({ season: 'open', forSale: true, quantityAvailable: 10, hidden: false, categoryId: 1 }, ...sized);
  for (const [at, familyId] of familyIds.entries()) await join(familyId, ...ofFamily(at));
  for (const [at, id] of sized.entries()) await set({ priceCents: 5_00 + (at % SIZES) * 100 }, id);
  await settleFamilies(shop.db);
});

/** What the specification says, worked out from all rows: of each family the cheapest in stock of those that are meant. */
function oneOfEach(rows: readonly Row[], isMeant: (row: Row) => boolean): number[] {
  const first = new Map<string, Row>();
  for (const row of rows.filter((each) => each.listed && isMeant(each))) {
    const key = row.familyId === null ? `product ${row.id}` : `family ${row.familyId}`;
    const known = first.get(key);
    if (known === undefined || isBefore(row, known)) first.set(key, row);
  }
  return [...first.values()].map(({ id }) => id);
}

/** All that are listed, whether the list holds them or not; none where there is one alone. */
function sizesOf(rows: readonly Row[], { familyId }: Row): ListedProduct['sizes'] {
  const sizes = rows
    .filter((row) => familyId !== null && row.familyId === familyId && row.listed)
    .toSorted((one, other) => one.size!.position - other.size!.position || one.id - other.id);
  if (sizes.length < 2) return undefined;
  return sizes.map(({ id, slug, size, priceCents, inStock }) => ({
    productId: id,
    slug,
    label: size!.label,
    price: priceCents / 100,
    inStock,
  }));
}

function isBefore(one: Row, other: Row): boolean {
  if (one.inStock !== other.inStock) return one.inStock;
  return one.priceCents === other.priceCents ? one.id < other.id : one.priceCents < other.priceCents;
}

/** All pages of a list, by their numbers, with the total that each of them says. */
async function walk(path: string, query: string) {
  const found: ListedProduct[] = [];
  const totals = new Set<number>();
  for (let page = 1; ; page += 1) {
    const { body } = await shop
      .visitor()
      .get<Page<ListedProduct>>(`${path}?limit=20&collapse=families&page=${page}${query}`);
    found.push(...body.items);
    totals.add(body.total);
    if (body.nextCursor === null) return { found, totals };
  }
}

const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

async function expectOneOfEach(sort: string): Promise<void> {
  shop.shop.cache.clear();
  const rows = await rowsNow();
  const lists: [string, string, (row: Row) => boolean][] = [
    ['/api/products', '', () => true],
    ['/api/products', '&inStock=true', ({ inStock }) => inStock],
    ['/api/products', '&inStock=false', ({ inStock }) => !inStock],
    ['/api/products', '&minPrice=7&maxPrice=60', (row) => row.priceCents >= 7_00 && row.priceCents <= 60_00],
    ['/api/products', '&producer=frantoio-ripalunga', (row) => row.producerId === producerId],
    [`/api/categories/${firstCategory}/products`, '', ({ categoryId }) => categoryId === 1],
  ];
  for (const [path, query, isMeant] of lists) {
    const expected = oneOfEach(rows, isMeant);
    const { found, totals } = await walk(path, `&sort=${sort}${query}`);
    expect(ascending(found.map(({ id }) => id)), `${path} ${query}`).toEqual(ascending(expected));
    for (const { id, sizes } of found)
      expect(sizes, `${path} ${query} ${id}`).toEqual(
        sizesOf(
          rows,
          rows.find((row) => row.id === id)!,
        ),
      );
    expect([...totals], `${path} ${query}`).toEqual([expected.length]);
  }
}

/** What happens to sizes, in any way: the columns that say what lists show of them. */
const anyChange = fc.record({
  product: fc.integer({ min: 0, max: FAMILIES * SIZES - 1 }),
  what: fc.oneof(
    fc.record({ quantityAvailable: fc.constantFrom(0, 1, 50) }),
    fc.record({ priceCents: fc.integer({ min: 4_00, max: 9_00 }) }),
    fc.record({ hidden: fc.boolean() }),
    fc.record({ forSale: fc.boolean() }),
    fc.record({ categoryId: fc.constantFrom(1, 2) }),
    fc.record({ season: fc.constantFrom('open' as const, 'over' as const) }),
    fc.record({ label: fc.constantFrom('Jar', 'Case of six') }),
    fc.record({ slug: fc.constantFrom('jar', 'case') }),
    fc.record({ family: fc.option(fc.integer({ min: 0, max: FAMILIES - 1 })) }),
  ),
});

type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never;

async function apply({ product, what }: Change): Promise<void> {
  const id = sized[product]!;
  if ('slug' in what) await set({ slug: `${what.slug}-${id}` }, id);
  else if ('label' in what)
    await shop.db.execute(
      sql`update products set size = jsonb_set(size, '{label}', to_jsonb(${what.label}::text)) where id = ${id} and size is not null`,
    );
  else if (!('family' in what)) await set(what, id);
  else if (what.family === null) await set({ familyId: null, countsAs: 1, size: null }, id);
  else await join(familyIds[what.family]!, id);
}

describe('what lists show of a family', () => {
  it.each(PRODUCT_SORTS)('is the same in lists by %s before and after it is settled', async (sort) => {
    const rounds = fc.sample(fc.array(anyChange, { minLength: 1, maxLength: 12 }), { numRuns: 4, seed: 45 });
    for (const changes of rounds) {
      for (const change of changes) await apply(change);
      await expectOneOfEach(sort);
      await settleFamilies(shop.db);
      expect(await unsettled()).toEqual([]);
      await expectOneOfEach(sort);
    }
  });

  it('is to be said anew when a size is sold out, and not by any other sale', async () => {
    const [cheapest] = ofFamily(0);
    await set({ quantityAvailable: 9 }, cheapest!);
    expect(await unsettled()).toEqual([]);
    await set({ quantityAvailable: 0 }, cheapest!);
    expect(await unsettled()).toEqual([familyIds[0]]);
    await settleFamilies(shop.db);
    const rows = await rowsNow();
    const standing = rows.filter(({ familyId, standsBehind }) => familyId === familyIds[0] && !standsBehind);
    expect(standing.map(({ id }) => id)).toEqual([ofFamily(0)[1]]);
  });

  it('loses no change that is made while families are settled, and keeps nobody waiting', async () => {
    for (let round = 0; round < 10; round += 1) {
      const change = (at: number) =>
        set({ quantityAvailable: round % 2 === 0 ? 0 : 5 }, ofFamily(at)[round % SIZES]!);
      await Promise.all([
        change(0),
        settleFamilies(shop.db),
        change(1),
        change(2),
        settleFamilies(shop.db),
        change(3),
      ]);
      await expectOneOfEach('price');
    }
    await settleFamilies(shop.db);
    expect(await unsettled()).toEqual([]);
    await expectOneOfEach('price');
  });
});
