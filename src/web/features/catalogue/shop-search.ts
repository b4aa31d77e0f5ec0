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

/** The search of a page as the API takes it. */
export function listParameters({ page, sort, producer, minPrice, maxPrice, inStock }: ShopSearch) {
  return {
    limit: PRODUCTS_PER_PAGE,
    page,
    sort,
    producer,
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    inStock: inStock && ('true' as const),
  };
}
