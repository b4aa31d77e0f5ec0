import type { ListedSize } from '#domains/catalogue/model/families/family.ts';
import type { StoredSize } from '#domains/catalogue/server/families.schema.ts';
import type { Language } from '#engine/model/languages.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** What lists say of the sizes of some families, as `StoredSize[]`, by family. `which`: a condition on products `p`. */
export const sizesByFamily = (which: string) => `
  select p.family_id as id, jsonb_agg(jsonb_build_object('productId', p.id, 'slug', p.slug, 'label', p.size -> 'label',
           'labels', p.size -> 'labels', 'priceCents', p.price_cents, 'inStock', p.in_stock)
           order by (p.size ->> 'position')::int, p.id) as sizes
    from products p where ${which} and p.listed group by p.family_id`;

/** Of the product `p`: the same as it is kept with its family; null where that is not settled. */
export const STORED_SIZES = `(select f.listed_sizes from product_families f
    where f.id = p.family_id and f.id not in (select family_id from unsettled_families))`;

const sizesNow = statement<{ id: number; sizes: StoredSize[] }, { familyIds: number[] }>(
  'listed-sizes-of-families',
  sizesByFamily('p.family_id = any($familyIds::int[])'),
);

interface SizedRow {
  familyId: number | null;
  /** Null: to be looked up. */
  listedSizes: StoredSize[] | null;
}

/** The sizes that rows of lists stand for, by family: one of which one size alone is shown has none. */
export async function listedSizes(
  db: Db,
  language: Language,
  rows: readonly SizedRow[],
): Promise<Map<number, ListedSize[]>> {
  const stored = new Map<number, StoredSize[]>();
  const unknown = new Set<number>();
  for (const { familyId, listedSizes: sizes } of rows) {
    if (familyId === null) continue;
    if (sizes === null) unknown.add(familyId);
    else stored.set(familyId, sizes);
  }
  if (unknown.size > 0)
    for (const { id, sizes } of await sizesNow(db, { familyIds: [...unknown] })) stored.set(id, sizes);
  const shown = [...stored].filter(([, sizes]) => sizes.length > 1);
  return new Map(shown.map(([id, sizes]) => [id, sizes.map((size) => toListedSize(size, language))]));
}

function toListedSize({ label, labels, priceCents, ...size }: StoredSize, language: Language): ListedSize {
  return { ...size, label: labels[language] ?? label, price: toAmount(priceCents) };
}
