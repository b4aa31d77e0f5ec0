import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ExtraCondition } from '#domains/catalogue/model/extra/extra-conditions.ts';
import type { ProductFilters } from '#domains/catalogue/model/product-list.ts';
import type { SearchFilters } from '#domains/catalogue/model/search/search.ts';
import { toCents } from '#engine/model/money.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';

/** The products of a list, or of its rows' families under another name. */
export const otherProducts = alias(products, 'other');
export type ProductTable = typeof products | typeof otherProducts;

/** For each filter, what it asks of a product. */
export type Conditions<Filters> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>, table: ProductTable) => SQL;
};

const LIST_CONDITIONS: Conditions<ProductFilters> = {
  minPrice: (amount, table) => gte(table.priceCents, toCents(amount)),
  maxPrice: (amount, table) => lte(table.priceCents, toCents(amount)),
  inStock: (isMeant, table) => eq(table.inStock, isMeant),
  perishable: (isMeant, table) => eq(table.perishable, isMeant),
  without: (allergens, table) => sql`not ${table.allergens} ?| ${sql.param(allergens)}::text[]`,
  certificate: (scheme, table) => {
    const has = JSON.stringify([{ scheme }]);
    // Each side along its index: an array, because a subquery would be asked of every product.
    return sql`((${table.certificates} <> '[]' and ${table.certificates} @> ${has}::jsonb) or ${table.producerId} = any(array(
      select m.id from producer_profiles m where m.certificates @> ${has}::jsonb)))`;
  },
  x: (conditions, table) => and(...conditions.map((condition) => extraCondition(condition, table)))!,
};

/** The index knows whole pairs of a name and a value. */
function extraCondition({ name, anyOf }: ExtraCondition, table: ProductTable): SQL {
  const says = (value: string | boolean) =>
    sql`${table.extraFields} @> ${JSON.stringify({ [name]: value })}::jsonb`;
  // What is not true is not held.
  const isOne = anyOf.map((value) => (value === false ? sql`not ${says(true)}` : says(value)));
  const isAny = or(...isOne)!;
  // Said as the index says it, which holds nothing else.
  return anyOf.includes(false) ? isAny : and(sql`${table.extraFields} <> '{}'`, isAny)!;
}

export const listConditions = (filters: ProductFilters, table: ProductTable = products) =>
  conditionsOf(LIST_CONDITIONS, filters, table);

/**
 * Whether some sizes of a family may meet the filters while the one that stands for them does not. What is in stock goes
 * first, so where it is asked for, it is meant if any is.
 */
export function splitsFamilies(filters: ProductFilters): boolean {
  const names = Object.keys(LIST_CONDITIONS) as (keyof ProductFilters)[];
  return names.some((name) => filters[name] !== undefined && !(name === 'inStock' && filters.inStock));
}

/** Of the filters that are set. */
export function conditionsOf<Filters extends object>(
  conditions: Conditions<Filters>,
  filters: Filters,
  table: ProductTable = products,
): SQL[] {
  return (Object.keys(conditions) as (keyof Filters)[]).flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : conditions[name](value as NonNullable<typeof value>, table);
  });
}

/** The same of products of a search, which is a statement of its own: a filter that is not set is null. */
export const SEARCH_CONDITIONS: Record<keyof SearchFilters, (table: string) => string> = {
  without: (table) => `not ${table}.allergens ?| coalesce($without::text[], '{}')`,
  perishable: (table) => `($perishable::boolean is null or ${table}.perishable = $perishable)`,
};
