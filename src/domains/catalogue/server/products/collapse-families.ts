import { and, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { countUpTo } from '#engine/server/lists/count-rows.ts';
import { otherProducts as other, type ProductTable } from './product-filters.ts';

/** The products of a list; said of `other` too, they are those among which each family's size is chosen. */
export interface Meant {
  conditionOf: (table: ProductTable) => SQL;
  /** Whether it is of one category only. */
  isOfCategory: boolean;
  /** Whether some sizes of a family may be meant while the first of them is not, as of those above a price. */
  splitsFamilies: boolean;
}

/** Of each family the cheapest member that is in stock, among those that meet the conditions. */
export function collapsed(conditionOf: Meant['conditionOf']): SQL {
  const first = firstOf(products.familyId, conditionOf);
  return and(conditionOf(products), or(isNull(products.familyId), sql`${products.id} = (${first})`))!;
}

/**
 * The same of a list as long as the shop, without a look at each family: whether a size stands behind another is known
 * beforehand. What is not settled yet is looked up.
 */
export function collapsedList(meant: Meant): SQL {
  const { conditionOf, splitsFamilies } = meant;
  const looked = splitsFamilies
    ? sql`${products.id} = (${firstOf(products.familyId, conditionOf)})`
    : sql`${products.id} in (
        select first.id from (select distinct family_id from unsettled_families) unsettled
          cross join lateral (${firstOf(sql.raw('unsettled.family_id'), conditionOf)}) first)`;
  return and(conditionOf(products), or(standsForItself(meant), looked))!;
}

/**
 * The same as long as every family is settled: one scan of an index that holds nothing else. It finds nothing where one is
 * not. Undefined where some sizes of a family may be meant while the one that stands for it is not.
 */
export function settledList({ conditionOf, isOfCategory, splitsFamilies }: Meant): SQL | undefined {
  if (splitsFamilies) return undefined;
  const isSettled = sql`not exists (select from unsettled_families)`;
  return and(conditionOf(products), sql`not ${standsBehind(isOfCategory)}`, isSettled)!;
}

const standsBehind = (inCategory: boolean) =>
  inCategory ? products.standsBehindInCategory : products.standsBehind;

/** Of all sizes, those that are not in the list included: whatever stands for them all does so wherever it is meant. */
function standsForItself({ isOfCategory }: Pick<Meant, 'isOfCategory'>): SQL {
  const { familyId } = products;
  return sql`(not ${standsBehind(isOfCategory)} and (${familyId} is null or ${familyId} not in (select family_id from unsettled_families)))`;
}

const firstOf = (familyId: SQLWrapper, conditionOf: Meant['conditionOf']): SQL => sql`
  select other.id from products other where other.family_id = ${familyId} and ${conditionOf(other)}
   order by other.in_stock desc, other.price_cents, other.id limit 1`;

/** The same in a statement that is written out. `meant` says of `other` that it is in the list too. */
export const collapsedSql = (meant: string): string => `
  (p.family_id is null or p.id = (
     select other.id from products other
      where other.family_id = p.family_id and other.listed and ${meant}
      order by other.in_stock desc, other.price_cents, other.id
      limit 1))`;

/** How many rows that makes, and `most` where there are more: a family that any product of is meant counts once. */
export async function countCollapsed(db: Db, meant: Meant, most: number): Promise<number> {
  const settled = settledList(meant);
  if (settled !== undefined)
    return (
      (await countUpTo(db, products, settled, most)) || countUpTo(db, products, collapsedList(meant), most)
    );
  const all = meant.conditionOf(products);
  const atLeast = await countUpTo(db, products, and(all, standsForItself({ isOfCategory: false })), most);
  if (atLeast >= most) return most;
  const families = db
    .selectDistinct({ id: products.familyId })
    .from(products)
    .where(and(all, isNotNull(products.familyId)))
    .limit(most)
    .as('families');
  const alone = await countUpTo(db, products, and(all, isNull(products.familyId)), most);
  return Math.min(most, alone + (await db.$count(families)));
}
