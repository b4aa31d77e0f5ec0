import { and, countDistinct, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { countUpTo } from '#engine/server/lists/count-rows.ts';
import { otherProducts as other, type ProductTable } from './product-filters.ts';

/**
 * Of each family the cheapest member that is in stock, among those that meet the list's conditions; a product in no family
 * is looked at no further. Asked row by row along the list's index, so a page costs as many looks as it has rows.
 */
export function collapsed(db: Db, all: SQL, conditionOf: (table: ProductTable) => SQL): SQL {
  const better = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        sql`${other.familyId} = ${products.familyId}`,
        sql`(not ${other.inStock}, ${other.priceCents}, ${other.id}) < (not ${products.inStock}, ${products.priceCents}, ${products.id})`,
        conditionOf(other),
      ),
    );
  return and(all, or(isNull(products.familyId), notExists(better)))!;
}

/** The same in a statement that is written out. `meant` says of `other` that it is in the list too. */
export const collapsedSql = (meant: string): string => `
  (p.family_id is null or not exists (
     select from products other
      where other.family_id = p.family_id
        and (not other.in_stock, other.price_cents, other.id) < (not p.in_stock, p.price_cents, p.id)
        and other.listed and ${meant}))`;

/** How many rows that makes, and `most` where there are more: a family that any product of is meant counts once. */
export async function countCollapsed(db: Db, all: SQL, most: number): Promise<number> {
  const alone = await countUpTo(db, products, and(all, isNull(products.familyId)), most);
  if (alone >= most) return most;
  const [families] = await db
    .select({ count: countDistinct(products.familyId) })
    .from(products)
    .where(and(all, isNotNull(products.familyId)));
  return Math.min(most, alone + families!.count);
}
