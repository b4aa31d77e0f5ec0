import { PRODUCTS_PER_PAGE, MAX_PAGE } from '#domains/catalogue/model/page-size.ts';
import { PRODUCT_SORTS, type ProductSort } from '#domains/catalogue/model/product-sorts.ts';
import { ALLERGENS, type Allergen } from '#domains/catalogue/model/allergens.ts';
import type { ProductFilters, ProductFilterTexts } from '#domains/catalogue/model/product-list.ts';
import type { SearchFilters } from '#domains/catalogue/model/search/search.ts';
import { pairsOf, readExtraFilters } from '#domains/catalogue/web/extra/extra-search.ts';

type Reader = (text: string) => unknown;

/** How the URL is read that narrows a search by what is in the food: what makes no sense is dropped. */
const FOOD_FILTERS = {
  /** 'milk,nuts', in the order of the list, so that every choice has one URL. */
  without: (text) => allergenText(text.split(',')),
  perishable: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
} satisfies Record<keyof SearchFilters, Reader>;

/** The same of a list. */
const LIST_FILTERS = {
  /** An amount. */
  minPrice: readAmount,
  maxPrice: readAmount,
  inStock: (text) => (text === 'true' ? true : undefined),
  certificate: (text) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : undefined),
  /** What extensions have added. */
  x: readExtraFilters,
  ...FOOD_FILTERS,
} satisfies Record<keyof ProductFilters, Reader>;

type Read<Filters extends Record<string, Reader>> = {
  [Name in keyof Filters]?: ReturnType<Filters[Name]> | undefined;
};

/** What the URL of a list says about what is in the food. */
export type FoodSearch = Read<typeof FOOD_FILTERS>;
export type ProductSearch = Read<typeof LIST_FILTERS>;

/** What the URL of a shop page may say. Defaults are left out, so that every list has one URL. */
export interface ShopSearch extends ProductSearch {
  /** Counted from 1. */
  page?: number | undefined;
  sort?: ProductSort | undefined;
  /** Slug. */
  producer?: string | undefined;
}

export type ShopFilters = Omit<ShopSearch, 'page' | 'sort'>;

const MAX_AMOUNT = 9_999_999;

/** Reads a URL typed or shared by anyone: what makes no sense is dropped. */
export function readShopSearch(raw: Record<string, unknown>): ShopSearch {
  const producer = urlText(raw.producer);
  return {
    page: readPage(raw.page),
    sort: PRODUCT_SORTS.find((known) => known !== 'featured' && known === raw.sort),
    producer: /^[\w-]{1,200}$/.test(producer) ? producer : undefined,
    ...readFilters(LIST_FILTERS, raw),
  };
}

/** Whole cents, as the API takes them. An empty field is no limit, and so is 0. */
export function readAmount(value: string): number | undefined {
  const amount = Math.round(Number(value) * 100) / 100;
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

export function activeFilterCount(search: ShopFilters): number {
  return (search.producer === undefined ? 0 : 1) + filterCount(LIST_FILTERS, search);
}

/** The search of a page as the API takes it. */
export function listParameters(search: ShopSearch) {
  const { page, sort, producer } = search;
  return { limit: PRODUCTS_PER_PAGE, page, sort, producer, ...filterTexts(LIST_FILTERS, search) };
}

/** Reads a URL typed or shared by anyone: what makes no sense is dropped. */
export function readFoodSearch(raw: Record<string, unknown>): FoodSearch {
  return readFilters(FOOD_FILTERS, raw);
}

export function allergensOf({ without }: FoodSearch): Allergen[] {
  const named = without?.split(',') ?? [];
  return ALLERGENS.filter((allergen) => named.includes(allergen));
}

/** The choice with one allergen more, or fewer. */
export function toggleAllergen(search: FoodSearch, allergen: Allergen): FoodSearch {
  const chosen = allergensOf(search);
  const others = chosen.filter((one) => one !== allergen);
  return { without: allergenText(others.length < chosen.length ? others : [...chosen, allergen]) };
}

export function foodFilterCount(search: FoodSearch): number {
  return filterCount(FOOD_FILTERS, search);
}

/** As the API takes it. */
export function foodParameters(search: FoodSearch) {
  return filterTexts(FOOD_FILTERS, search);
}

function readFilters<Filters extends Record<string, Reader>>(
  filters: Filters,
  raw: Record<string, unknown>,
): Read<Filters> {
  const read = Object.entries(filters).map(([name, reader]) => [name, reader(urlText(raw[name]))]);
  return Object.fromEntries(read) as Read<Filters>;
}

function filterTexts<Name extends keyof ProductSearch>(filters: Record<Name, Reader>, search: ProductSearch) {
  const texts = (Object.keys(filters) as Name[]).map((name) => [name, search[name]?.toString()]);
  return Object.fromEntries(texts) as Pick<ProductFilterTexts, Name>;
}

/** Each allergen counts, and each of what extensions have added. */
function filterCount(filters: object, search: ProductSearch): number {
  const set = Object.keys(filters).filter((name) => search[name as keyof ProductSearch] !== undefined);
  return set.reduce((count, name) => count + countOf(name, search), 0);
}

function countOf(name: string, search: ProductSearch): number {
  if (name === 'without') return allergensOf(search).length;
  return name === 'x' ? pairsOf(search.x).length : 1;
}

function allergenText(named: readonly string[]): string | undefined {
  const known = ALLERGENS.filter((allergen) => named.includes(allergen));
  return known.length === 0 ? undefined : known.join(',');
}

/** The page that a URL names, counted from 1. The first needs no words; what makes no sense is dropped. */
export function readPage(raw: unknown, max = MAX_PAGE): number | undefined {
  const page = raw === undefined || typeof raw === 'object' ? 1 : Number(raw);
  return Number.isInteger(page) && page > 1 && page <= max ? page : undefined;
}

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
}

/** The pages on screen: from where the visitor began to the one in the URL. */
export function shownPages(from: number, page: number): number[] {
  const first = Math.min(Math.max(1, from), page);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/** The router has already turned what looks like a number or a truth value into one; lists say nothing here. */
function urlText(value: unknown): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
