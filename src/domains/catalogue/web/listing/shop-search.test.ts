import { describe, expect, it } from 'vitest';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { productListQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { activeFilterCount, readShopSearch, type ShopSearch } from './shop-search.ts';

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
    expect(urlOf(undefined, {})).toBe('/api/products?limit=24');
  });

  it('asks within a category, narrowed and sorted', () => {
    expect(urlOf(undefined, { without: 'milk,nuts', perishable: false })).toBe(
      '/api/products?limit=24&without=milk%2Cnuts&perishable=false',
    );
    expect(urlOf('olive-oil', { page: 2, sort: 'name', minPrice: 5, inStock: true })).toBe(
      '/api/categories/olive-oil/products?limit=24&page=2&sort=name&minPrice=5&inStock=true',
    );
  });

  it('counts filters, not the order', () => {
    expect(activeFilterCount(readShopSearch({ sort: 'name', minPrice: 3, inStock: 'true' }))).toBe(2);
    expect(activeFilterCount(readShopSearch({ without: 'nuts,milk', perishable: false }))).toBe(3);
  });
});
