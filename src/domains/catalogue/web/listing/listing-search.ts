import { PRODUCTS_PER_PAGE, MAX_PAGE } from '#domains/catalogue/model/page-size.ts';
import { PRODUCT_SORTS, type ProductSort } from '#domains/catalogue/model/product-sorts.ts';
import { ALLERGENS, type Allergen } from '#domains/catalogue/model/allergens.ts';

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

/** What the URL of a list says about what is in the food. */
export interface FoodSearch {
  /** 'milk,nuts', in the order of the list, so that every choice has one URL. */
  without?: string | undefined;
  perishable?: boolean | undefined;
}

/** Reads a URL typed or shared by anyone: what makes no sense is dropped. */
export function readFoodSearch(raw: Record<string, unknown>): FoodSearch {
  const perishable = urlText(raw.perishable);
  return {
    without: allergenText(urlText(raw.without).split(',')),
    perishable: perishable === 'true' ? true : perishable === 'false' ? false : undefined,
  };
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
  return allergensOf(search).length + (search.perishable === undefined ? 0 : 1);
}

/** As the API takes it. */
export function foodParameters({ without, perishable }: FoodSearch) {
  const truth = perishable === undefined ? undefined : (`${perishable}` as const);
  return { without, perishable: truth };
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
