import { PRODUCTS_PER_PAGE } from '#domains/catalogue/model/page-size.ts';
import { PRODUCT_SORTS, type ProductSort } from '#domains/catalogue/model/product-sorts.ts';
import { foodFilterCount, foodParameters, readFoodSearch, type FoodSearch } from './food-search.ts';
import { readPage } from './pages.ts';
import { urlText } from '#domains/catalogue/web/url-text.ts';

/** What the URL of a shop page may say. Defaults are left out, so that every list has one URL. */
export interface ShopSearch extends FoodSearch {
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

export type ShopFilters = Omit<ShopSearch, 'page' | 'sort'>;

const MAX_DOLLARS = 9_999_999;

/** Reads a URL typed or shared by anyone: what makes no sense is dropped. */
export function readShopSearch(raw: Record<string, unknown>): ShopSearch {
  const producer = urlText(raw.producer);
  return {
    page: readPage(raw.page),
    sort: PRODUCT_SORTS.find((known) => known !== 'featured' && known === raw.sort),
    producer: /^[\w-]{1,200}$/.test(producer) ? producer : undefined,
    minPrice: readDollars(urlText(raw.minPrice)),
    maxPrice: readDollars(urlText(raw.maxPrice)),
    inStock: urlText(raw.inStock) === 'true' ? true : undefined,
    ...readFoodSearch(raw),
  };
}

/** Whole cents, as the API takes them. An empty field is no limit, and so is 0. */
export function readDollars(value: string): number | undefined {
  const dollars = Math.round(Number(value) * 100) / 100;
  return dollars > 0 && dollars <= MAX_DOLLARS ? dollars : undefined;
}

export function activeFilterCount(search: ShopFilters): number {
  const plain = [search.producer, search.minPrice, search.maxPrice, search.inStock];
  return plain.filter((value) => value !== undefined).length + foodFilterCount(search);
}

/** The search of a page as the API takes it. */
export function listParameters(search: ShopSearch) {
  const { page, sort, producer, minPrice, maxPrice, inStock } = search;
  return {
    limit: PRODUCTS_PER_PAGE,
    page,
    sort,
    producer,
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    inStock: inStock && ('true' as const),
    ...foodParameters(search),
  };
}
