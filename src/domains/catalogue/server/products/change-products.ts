import type { ProductChanges } from '#domains/catalogue/model/product-form.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { nameProduct } from './public-changes.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueLowStock } from './stock-event.ts';
import { changedColumns } from './change-product.ts';
import type { Previews } from './product-form.queries.ts';

type ProductRow = typeof products.$inferSelect;

export interface ProductChange {
  before: ProductRow;
  changes: ProductChanges;
}

/** Everything that a form can change of a row. */
const COLUMNS = [
  'name',
  'description',
  'priceCents',
  'unit',
  'imageUrl',
  'additionalImages',
  'imagePreview',
  'featured',
  'categoryId',
  'forSale',
  'quantityAvailable',
  'discountTiers',
  'attributes',
  'weightGrams',
  'perishable',
  'allergens',
  'ingredients',
  'storage',
  'shelfLifeDays',
  'translations',
] as const satisfies (keyof ProductRow)[];

const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The rows are read by the type of the table itself. */
const update = statement<
  Pick<ProductRow, 'id' | 'inStock' | 'lowStock' | 'listed'>,
  { given: { rows: object[] } }
>(
  'change-products',
  `update products p
      set ${COLUMNS.map((key) => `${columnName(key)} = v.${columnName(key)}`).join(', ')}
     from jsonb_populate_recordset(null::products, $given::jsonb -> 'rows') v
    where p.id = v.id
   returning p.id, p.in_stock, p.low_stock, p.listed`,
);

/** As `writeChanges` does for one, for many rows that the caller has locked, by one statement. */
export async function writeManyChanges(
  tx: Db,
  changed: Changed,
  list: readonly ProductChange[],
  previews: Previews,
): Promise<void> {
  const rows = list.map(
    ({ before, changes }) => ({ ...before, ...changedColumns(before, changes, previews) }) as ProductRow,
  );
  const written = await update(tx, { given: { rows: rows.map(toRecord) } });
  const computed = new Map(written.map((row) => [row.id, row]));
  for (const [at, { before }] of list.entries()) {
    const after = { ...rows[at]!, ...computed.get(before.id) };
    await queueLowStock(tx, before, before.quantityAvailable, after.quantityAvailable);
    nameProduct(changed, before, after);
  }
}

function toRecord(row: ProductRow): object {
  const columns = COLUMNS.map((key) => [columnName(key), row[key] ?? null]);
  return { id: row.id, ...Object.fromEntries(columns) };
}
