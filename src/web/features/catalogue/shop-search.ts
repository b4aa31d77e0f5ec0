import { PRODUCTS_PER_PAGE } from '#shared/catalogue/page-size.ts';
import { PRODUCT_SORTS, type ProductSort } from '#shared/catalogue/product-sorts.ts';
import { readPage } from './pages.ts';

/** What the address of a shop page may say. Defaults are left out, so that every list has one address. */
export interface ShopSearch {
  /** Counted from 1. */
  page?: number | undefined;
  sort?: ProductSort | undefined;
  /** Slug. */
  producer?: string | undefined;
  /** Dollars. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: true | undefined;
}

export type ShopFilters = Pick<ShopSearch, 'producer' | 'minPrice' | 'maxPrice' | 'inStock'>;

const MAX_DOLLARS = 9_999_999;

/** Reads an address typed or shared by anyone: what makes no sense is dropped. */
export function readShopSearch(raw: Record<string, unknown>): ShopSearch {
  const producer = text(raw.producer);
  return {
    page: readPage(raw.page),
    sort: PRODUCT_SORTS.find((known) => known !== 'featured' && known === raw.sort),
    producer: /^[\w-]{1,200}$/.test(producer) ? producer : undefined,
    minPrice: readDollars(text(raw.minPrice)),
    maxPrice: readDollars(text(raw.maxPrice)),
    inStock: text(raw.inStock) === 'true' ? true : undefined,
  };
}

/** The router has already turned what looks like a number or a truth value into one; lists say nothing here. */
function text(value: unknown): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Whole cents, as the API takes them. An empty field is no limit, and so is 0. */
export function readDollars(value: string): number | undefined {
  const dollars = Math.round(Number(value) * 100) / 100;
  return dollars > 0 && dollars <= MAX_DOLLARS ? dollars : undefined;
}

export function activeFilterCount(search: ShopFilters): number {
  return [search.producer, search.minPrice, search.maxPrice, search.inStock].filter(
    (value) => value !== undefined,
  ).length;
}

/** The API address of one page of a list; the same list always has the same one. */
export function productListPath(category: string | undefined, search: ShopSearch): string {
  const base =
    category === undefined ? '/api/products' : `/api/categories/${encodeURIComponent(category)}/products`;
  const params = new URLSearchParams({ limit: String(PRODUCTS_PER_PAGE) });
  if (search.page !== undefined) params.set('page', String(search.page));
  if (search.sort !== undefined) params.set('sort', search.sort);
  if (search.producer !== undefined) params.set('producer', search.producer);
  if (search.minPrice !== undefined) params.set('minPrice', String(search.minPrice));
  if (search.maxPrice !== undefined) params.set('maxPrice', String(search.maxPrice));
  if (search.inStock) params.set('inStock', 'true');
  return `${base}?${params.toString()}`;
}
