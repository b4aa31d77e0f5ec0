import { describe, expect, it } from 'vitest';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { productListQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import {
  activeFilterCount,
  readShopSearch,
  type ShopSearch,
  foodFilterCount,
  foodParameters,
  readFoodSearch,
  toggleAllergen,
  pageCountOf,
  readPage,
  shownPages,
} from './listing-search.ts';

const given = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readShopSearch(raw)).filter(([, value]) => value !== undefined));

describe('reading the address of a shop page', () => {
  it('takes what the page offers', () => {
    expect(
      given({
        page: 3,
        sort: '-price',
        producer: 'maison-aubrune',
        minPrice: 12.5,
        maxPrice: '40',
        inStock: true,
      }),
    ).toEqual({
      page: 3,
      sort: '-price',
      producer: 'maison-aubrune',
      minPrice: 12.5,
      maxPrice: 40,
      inStock: true,
    });
  });

  it.each([
    ['an empty address', {}],
    ['defaults, which need no words', { page: 1, sort: 'featured', inStock: false, minPrice: 0 }],
    [
      'nonsense',
      { page: -1, sort: 'x', producer: '<script>', minPrice: 'a', maxPrice: -4, inStock: 'maybe' },
    ],
    ['pages that are none', { page: 1.5 }],
    ['pages beyond every list', { page: 1e9 }],
    ['objects', { page: [2], producer: { a: 1 }, sort: ['price'] }],
  ])('leaves out %s', (_, raw) => {
    expect(given(raw)).toEqual({});
  });

  it('keeps whole cents', () => {
    expect(given({ minPrice: 1.005 }).minPrice).toBe(1);
    expect(given({ maxPrice: '19.999' }).maxPrice).toBe(20);
  });
});

describe('asking for a list', () => {
  const urlOf = (category: string | undefined, search: ShopSearch) =>
    apiUrl(
      ...(productListQuery(category, search).queryKey as readonly unknown[] as Parameters<typeof apiUrl>),
    );

  it('asks for 24 products a page', () => {
    expect(urlOf(undefined, {})).toBe('/api/products?limit=24&collapse=families');
  });

  it('asks within a category, narrowed and sorted', () => {
    expect(urlOf(undefined, { without: 'milk,nuts', perishable: false })).toBe(
      '/api/products?limit=24&without=milk%2Cnuts&perishable=false&collapse=families',
    );
    expect(urlOf('olive-oil', { page: 2, sort: 'name', minPrice: 5, inStock: true })).toBe(
      '/api/categories/olive-oil/products?limit=24&page=2&sort=name&minPrice=5&inStock=true&collapse=families',
    );
  });

  it('counts filters, not the order', () => {
    expect(activeFilterCount(readShopSearch({ sort: 'name', minPrice: 3, inStock: 'true' }))).toBe(2);
    expect(activeFilterCount(readShopSearch({ without: 'nuts,milk', perishable: false }))).toBe(3);
  });
});

describe('the URL of a list that leaves food out', () => {
  it.each([
    [
      { without: 'nuts,milk', perishable: false },
      { without: 'milk,nuts', perishable: false },
    ],
    [
      { without: 'nuts,nuts', perishable: 'true' },
      { without: 'nuts', perishable: true },
    ],
    [{ without: 'everything,nuts' }, { without: 'nuts', perishable: undefined }],
    [
      { without: 'everything', perishable: 'maybe' },
      { without: undefined, perishable: undefined },
    ],
    [
      { without: ['nuts'], perishable: {} },
      { without: undefined, perishable: undefined },
    ],
    [{}, { without: undefined, perishable: undefined }],
  ])('reads %j as %j', (raw, search) => {
    expect(readFoodSearch(raw)).toEqual(search);
  });

  it('takes one allergen more, and gives it back', () => {
    const one = toggleAllergen({}, 'nuts');
    const two = toggleAllergen(one, 'gluten');
    expect(two.without).toBe('gluten,nuts');
    expect(toggleAllergen(two, 'nuts').without).toBe('gluten');
    expect(toggleAllergen(one, 'nuts').without).toBeUndefined();
  });

  it('counts every choice', () => {
    expect(foodFilterCount({ without: 'gluten,nuts', perishable: false })).toBe(3);
    expect(foodFilterCount({})).toBe(0);
  });

  it('asks the API in texts', () => {
    expect(foodParameters({ without: 'nuts', perishable: false })).toEqual({
      without: 'nuts',
      perishable: 'false',
    });
    expect(foodParameters({})).toEqual({ without: undefined, perishable: undefined });
  });
});

describe('the page an address names', () => {
  it.each([
    [2, 2],
    ['3', 3],
    [1, undefined],
    [0, undefined],
    [1.5, undefined],
    ['x', undefined],
    [null, undefined],
    [[2], undefined],
    [undefined, undefined],
    [100_001, undefined],
  ])('%j is read as %j', (raw, page) => {
    expect(readPage(raw)).toBe(page);
  });

  it('is none beyond the last there can be', () => {
    expect(readPage(42, 42)).toBe(42);
    expect(readPage(43, 42)).toBeUndefined();
  });
});

it('a list has at least one page', () => {
  expect([0, 1, 24, 25, 71].map(pageCountOf)).toEqual([1, 1, 1, 2, 3]);
});

describe('pages on screen', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [3]],
    [7, 2, [2]],
    [0, 2, [1, 2]],
  ])('from %i to %i', (from, page, pages) => {
    expect(shownPages(from, page)).toEqual(pages);
  });
});
