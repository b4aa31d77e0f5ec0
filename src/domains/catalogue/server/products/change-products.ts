import type { ProductFields } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { ProductChanges } from '#domains/catalogue/model/product-form.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { nameProduct } from './public-changes.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { followProduct } from '#domains/catalogue/server/batches/follow-product.ts';
import { requireFreeGtins } from '#domains/catalogue/server/batches/free-gtins.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueLowStock } from './stock-event.ts';
import { changedColumns } from './change-product.ts';
import { sqlName } from './field-columns.ts';
import type { Previews } from './product-form.queries.ts';

type ProductRow = typeof products.$inferSelect;

export interface ProductChange {
  before: ProductRow;
  changes: ProductChanges;
}

/** Everything that a form can change of a row. */
const columnsToWrite = (fields: ProductFields) => [
  ...Object.values(fields).map(({ column }) => column),
  'imagePreview',
  'translations',
];

/** Of the table, as `given.rows` has them under the same names. The rows are read by the type of the table itself. */
export function changeProductsSql(fields: ProductFields): string {
  const columns = columnsToWrite(fields).map(sqlName);
  return `update products p
      set ${columns.map((column) => `${column} = v.${column}`).join(', ')}
     from jsonb_populate_recordset(null::products, $given::jsonb -> 'rows') v
    where p.id = v.id
   returning p.id, p.in_stock, p.season, p.low_stock, p.listed`;
}

const update = statement<
  Pick<ProductRow, 'id' | 'inStock' | 'season' | 'lowStock' | 'listed'>,
  { given: { rows: object[] } }
>('change-products', changeProductsSql(PRODUCT_FIELDS));

/** As `writeChanges` does for one, for many rows that the caller has locked, by one statement. */
export async function writeManyChanges(
  tx: Db,
  changed: Changed,
  list: readonly ProductChange[],
  previews: Previews,
): Promise<void> {
  await requireFreeGtins(
    tx,
    list.map(({ before, changes }) => ({ ...before, gtin: changes.gtin })),
  );
  const rows = list.map(
    ({ before, changes }) => ({ ...before, ...changedColumns(before, changes, previews) }) as ProductRow,
  );
  const written = await update(tx, { given: { rows: rows.map((row) => toRecord(row)) } });
  const computed = new Map(written.map((row) => [row.id, row]));
  for (const [at, { before }] of list.entries()) {
    const after = { ...rows[at]!, ...computed.get(before.id) };
    await queueLowStock(tx, before, before.quantityAvailable, after.quantityAvailable);
    nameProduct(changed, before, after);
    await followProduct(tx, changed, before, after);
  }
}

/** A row as `changeProductsSql` takes it. */
export function toRecord(row: { id: number }, fields: ProductFields = PRODUCT_FIELDS): object {
  const held = row as Record<string, unknown>;
  const columns = columnsToWrite(fields).map((column) => [sqlName(column), held[column] ?? null]);
  return { id: row.id, ...Object.fromEntries(columns) };
}
