import { and, asc, eq, gt } from 'drizzle-orm';
import { fileColumns, type Column } from '#domains/catalogue/model/files/product-columns.ts';
import type { ProductField } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { familyNames } from './family-names.ts';
import { familiesOfProducers } from './known-families.queries.ts';
import { slugsById } from './known.queries.ts';
import { cellsOf, type ProductRow } from './product-cells.ts';

const PORTION = 500;

/** All products, or those of one producer, portion by portion: however many there are, few are in memory. */
export async function* exportedRows(db: Db, producerId: number | undefined): AsyncGenerator<string[][]> {
  const slugs = await slugsById(db);
  const families = familyNames(
    await familiesOfProducers(db, producerId === undefined ? 'all' : [producerId]),
  );
  const own = producerId === undefined ? undefined : eq(products.producerId, producerId);
  let portion: ProductRow[];
  const columns = fileColumns();
  let last = 0;
  do {
    portion = await db
      .select()
      .from(products)
      .where(and(own, gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(PORTION);
    last = portion.at(-1)?.id ?? last;
    yield portion.map((row) => {
      const cells = cellsOf(row, {
        category: slugs.categories.get(row.categoryId)!,
        producer: row.producerId === null ? null : slugs.producers.get(row.producerId)!,
        // One that was made since the names were read: the next export has it.
        family: row.familyId === null ? '' : (families.get(row.familyId) ?? ''),
      });
      return columns.map((column) => cells[column]);
    });
  } while (portion.length === PORTION);
}

/** Each column with an example; it is meant to be overwritten. */
const EXAMPLE: Partial<Record<Column, string>> = {
  ...Object.fromEntries(
    Object.values<ProductField>(PRODUCT_FIELDS).flatMap(({ cell }) =>
      cell === undefined ? [] : [[cell.name, cell.example]],
    ),
  ),
  name_de: 'Taggiasca-Oliven',
};

/** Something to start from: the head and one row. */
export async function* templateRows(db: Db, producerId: number | undefined): AsyncGenerator<string[][]> {
  const { categories, producers } = await slugsById(db);
  const [category = ''] = categories.values();
  const producer = producerId === undefined ? [...producers.values()][0] : producers.get(producerId);
  const cells: Partial<Record<Column, string>> = { ...EXAMPLE, category, producer: producer ?? '' };
  yield [fileColumns().map((column) => cells[column] ?? '')];
}
