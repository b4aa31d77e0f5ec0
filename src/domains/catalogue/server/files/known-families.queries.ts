import { asc, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { productFamilies } from '#domains/catalogue/server/families.schema.ts';
import { familyNames } from './family-names.ts';
import type { TableRow } from './parse-table.ts';
import type { ProductRow } from './product-cells.ts';

export interface KnownFamily {
  id: number;
  producerId: number;
  /** As files name it. */
  name: string;
  discountTiers: DiscountTier[] | null;
}

/** The families that a file may name, and those that its products are in. */
export interface KnownFamilies {
  /** Whether the file says anything about families. */
  areMeant: boolean;
  byId: Map<number, KnownFamily>;
  /** Of these the members are known, and locked where the import is done. */
  touched: Set<number>;
}

const { id, producerId, name, discountTiers } = productFamilies;

export function familiesOfProducers(db: Db, producerIds: readonly number[] | 'all'): Promise<KnownFamily[]> {
  return db
    .select({ id, producerId, name, discountTiers })
    .from(productFamilies)
    .where(producerIds === 'all' ? undefined : inArray(producerId, [...producerIds]))
    .orderBy(asc(id));
}

/** `lock`: before any product, as everywhere. */
export async function lookUpFamilies(
  db: Db,
  table: readonly TableRow[],
  { ids, onlyProducerId, lock }: { ids: number[]; onlyProducerId: number | undefined; lock: boolean },
): Promise<KnownFamilies> {
  const nothing: KnownFamilies = { areMeant: false, byId: new Map(), touched: new Set() };
  const areMeant = table.some(
    ({ cells: { family, size, counts_as: countsAs } }) => (family ?? size ?? countsAs) !== undefined,
  );
  if (!areMeant) return nothing;
  const all = await familiesOfProducers(db, onlyProducerId === undefined ? 'all' : [onlyProducerId]);
  const names = familyNames(all);
  const said = new Set(table.map(({ cells }) => cells.family?.trim() ?? ''));
  const named = all.filter((family) => said.has(names.get(family.id)!)).map((family) => family.id);
  const isTouched = or(
    inArray(id, named),
    sql`${id} in (select family_id from products where id = any(${sql.param(ids)}::int[]))`,
  );
  const touched = db
    .select({ id, producerId, name, discountTiers })
    .from(productFamilies)
    .where(isTouched)
    .orderBy(asc(id));
  const found = await (lock ? touched.for('update') : touched);
  return {
    areMeant,
    byId: new Map(
      [...all, ...found].map((family) => [
        family.id,
        { ...family, name: names.get(family.id) ?? family.name },
      ]),
    ),
    touched: new Set(found.map((family) => family.id)),
  };
}

/** The products that a file names, and the other members of the families it is about. */
export function namedProducts(ids: number[], { touched }: KnownFamilies): SQL {
  return sql`(${products.id} = any(${sql.param(ids)}::int[]) or ${products.familyId} = any(${sql.param([...touched])}::int[]))`;
}

/** A family that was made after the families were locked. */
export function refuseUnknownFamily(rows: readonly ProductRow[], families: KnownFamilies): void {
  const isKnown = ({ familyId }: ProductRow) => familyId === null || families.touched.has(familyId);
  if (families.areMeant && !rows.every(isKnown))
    throw new AppError('conflict', 'errors:productFile.outdated');
}
