import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_COUNTED_PRODUCTS } from '#shared/search/limits.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { rankProducts } from './rank-products.ts';
import { completeWords, toTsQuery } from './search-words.ts';

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

  it.each([
    { how: 'every match is weighed', uses: 5 },
    { how: 'the word is so common that the shop’s own order decides', uses: MAX_COUNTED_PRODUCTS + 1 },
  ])('puts what is named so before what only belongs there, when $how', async ({ uses }) => {
    const { ids } = await rankProducts(shop.shop.database, cheese(uses), 9);
    const named = (await namesOf(ids)).map((name) => name.includes('Cheese'));
    expect(named[0]).toBe(true);
    expect(named.at(-1)).toBe(false);
    expect(named.indexOf(false)).toBeGreaterThan(named.lastIndexOf(true));
  });

  it('counts a common word up to the limit, and exactly when there turn out to be few', async () => {
    const { total } = await rankProducts(shop.shop.database, cheese(5), 48);
    expect(total).toBeGreaterThan(5);
    expect((await rankProducts(shop.shop.database, cheese(MAX_COUNTED_PRODUCTS + 1), 4)).total).toBe(
      MAX_COUNTED_PRODUCTS,
    );
    expect((await rankProducts(shop.shop.database, cheese(MAX_COUNTED_PRODUCTS + 1), 48)).total).toBe(total);
  });
});

describe('typed words', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const queryFor = async (...typed: string[]) => toTsQuery(await completeWords(shop.shop.database, typed));

  it('are completed from the catalogue’s own words', async () => {
    expect(await queryFor('balsamic')).toMatch(/^\((\w+\|)*balsamico?(\|\w+)*\)$/);
    expect((await completeWords(shop.shop.database, ['balsam']))[0]!.words).toEqual(
      expect.arrayContaining(['balsamic', 'balsamico']),
    );
  });

  it('are mended when no word begins so', async () => {
    expect((await completeWords(shop.shop.database, ['balsmic']))[0]!.words).toContain('balsamic');
  });

  it('stay beginnings when they are short, hold digits, fit too many words or none', async () => {
    expect(await queryFor('ol')).toBe('ol:*');
    expect(await queryFor('72')).toBe('72:*');
    expect(await queryFor('zzzzqqqq')).toBe('zzzzqqqq:*');
  });
});
