import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_COUNTED_PRODUCTS } from '#domains/catalogue/model/search/limits.ts';
import { generateProducts } from '#sample/catalogue/generate-products.ts';
import { products, productSearch } from '#domains/catalogue/server/catalogue.schema.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { rankProducts } from './rank-products.ts';
import { completeWords, toTsQuery, type SoughtWord } from './search-words.ts';

describe('ranking', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const namesOf = async (ids: number[]) => {
    const found = await shop.db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids));
    return ids.map((id) => found.find((row) => row.id === id)!.name);
  };
  const cheese = (uses: number) => [{ typed: 'cheese', words: ['cheese'], uses, share: 0.2 }];

  const best = (sought: SoughtWord[], limit: number, offset = 0) =>
    rankProducts(shop.db, sought, { limit, offset });
  const ways = [
    { how: 'every match is weighed', uses: 5 },
    { how: 'the word is so common that the shop’s own order decides', uses: MAX_COUNTED_PRODUCTS + 1 },
  ];

  it.each(ways)('puts what is named so before what only belongs there, when $how', async ({ uses }) => {
    const { ids } = await best(cheese(uses), 9);
    const named = (await namesOf(ids)).map((name) => name.includes('Cheese'));
    expect(named[0]).toBe(true);
    expect(named.at(-1)).toBe(false);
    expect(named.indexOf(false)).toBeGreaterThan(named.lastIndexOf(true));
  });

  it('counts a common word up to the limit, and exactly when there turn out to be few', async () => {
    const { total } = await best(cheese(5), 48);
    expect(total).toBeGreaterThan(5);
    expect((await best(cheese(MAX_COUNTED_PRODUCTS + 1), 4)).total).toBe(MAX_COUNTED_PRODUCTS);
    expect((await best(cheese(MAX_COUNTED_PRODUCTS + 1), 48)).total).toBe(total);
  });

  it.each(ways)('shows each match on exactly one page, when $how', async ({ uses }) => {
    const whole = (await best(cheese(5), 100)).ids;
    const seen: number[] = [];
    for (let offset = 0; offset < whole.length + 4; offset += 4) {
      const { ids, total } = await best(cheese(uses), 4, offset);
      expect(total).toBeGreaterThanOrEqual(whole.length);
      seen.push(...ids);
    }
    expect(seen).toHaveLength(whole.length);
    expect(new Set(seen)).toEqual(new Set(whole));
  });

  /** As in a catalogue where every second product has the word. */
  const common = (word: string): SoughtWord => ({ typed: word, words: [word], uses: 1_200, share: 0.5 });
  /** Too rare to walk for. */
  const rare = (word: SoughtWord): SoughtWord => ({ ...word, uses: 5 });

  describe('among more products than are looked at first', () => {
    beforeAll(() => generateProducts(shop.shop.database, 1_400, () => {}));

    it.each([['old'], ['old', 'cheese']])(
      'goes on along the shop’s own order behind them: %s %s',
      async (...typed) => {
        const sought = typed.map(common);
        const whole = new Set((await best(sought.map(rare), 1_000)).ids);
        expect(whole.size).toBeGreaterThan(4);
        const seen: number[] = [];
        for (let offset = 0; offset < whole.size + 4; offset += 4) {
          const { ids, total } = await best(sought, 4, offset);
          expect(total).toBe(MAX_COUNTED_PRODUCTS);
          seen.push(...ids);
        }
        expect(seen).toHaveLength(whole.size);
        expect(new Set(seen)).toEqual(whole);
      },
    );

    it('asks the index where common words hardly meet', async () => {
      const sought = ['sardines', 'saffron'].map(common);
      expect(await best(sought, 4)).toEqual(await best(sought.map(rare), 4));
    });
  });
});

describe('the words a product is found by', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const shown = async () =>
    shop.db
      .select({ listed: productSearch.listed, featured: productSearch.featured })
      .from(productSearch)
      .where(eq(productSearch.productId, 1));

  it.each([{ hidden: true }, { hidden: false, featured: false }, { featured: true }])(
    'know what is hidden and what is featured: %o',
    async (change) => {
      const [{ listed, featured } = {}] = await shop.db
        .update(products)
        .set(change)
        .where(eq(products.id, 1))
        .returning();
      expect(await shown()).toEqual([{ listed, featured }]);
    },
  );

  it('are there for every product, and go with it', async () => {
    expect(await shop.db.$count(productSearch)).toBe(await shop.db.$count(products));
    await shop.db.delete(products).where(eq(products.id, 1));
    expect(await shown()).toEqual([]);
  });
});

describe('typed words', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const queryFor = async (...typed: string[]) => toTsQuery(await completeWords(shop.db, typed));

  it('are completed from the catalogue’s own words', async () => {
    expect(await queryFor('balsamic')).toMatch(/^\((\w+\|)*balsamico?(\|\w+)*\)$/);
    expect((await completeWords(shop.db, ['balsam']))[0]!.words).toEqual(
      expect.arrayContaining(['balsamic', 'balsamico']),
    );
  });

  it('are mended when no word begins so', async () => {
    expect((await completeWords(shop.db, ['balsmic']))[0]!.words).toContain('balsamic');
  });

  it('stay beginnings when they are short, hold digits, fit too many words or none', async () => {
    expect(await queryFor('ol')).toBe('ol:*');
    expect(await queryFor('72')).toBe('72:*');
    expect(await queryFor('zzzzqqqq')).toBe('zzzzqqqq:*');
  });
});
