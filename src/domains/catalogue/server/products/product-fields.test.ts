import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NUMBER_OR_NOTHING } from '#domains/catalogue/model/files/cell-codecs.ts';
import { columnsOf as fileColumns, type ColumnOf } from '#domains/catalogue/model/files/product-columns.ts';
import {
  addedShape,
  changedShape,
  listFilterShape,
  searchFilterShape,
  shownShape,
  type ProductFields,
} from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { cellsCodec } from '#domains/catalogue/server/files/product-cells.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { openTestDatabase } from '../../../../../tests/support/test-database.ts';
import { changeProductsSql, toRecord } from './change-products.ts';
import { columnsOf, viewFor } from './field-columns.ts';
import { conditionsOf, type Conditions } from './product-filters.ts';
import { selectProducts, type ProductRow } from './product.statements.ts';

/** The shop's fields and one more, said here and nowhere else. */
const FIELDS = {
  ...PRODUCT_FIELDS,
  harvest: {
    added: z.int().nullable().default(null),
    changed: z.int().min(1900).nullable(),
    shown: z.number().nullable(),
    seenBy: ['public', 'producer'],
    column: 'harvestYear',
    cell: { name: 'harvest', example: '2024', ...NUMBER_OR_NOTHING },
    filters: {
      harvestedIn: z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number),
    },
  },
} as const satisfies ProductFields;

type Row = ProductRow & { harvestYear: number | null };

const codec = cellsCodec(FIELDS);
const changes = z.object(changedShape(FIELDS)).partial();
const filtersSchema = z.object(listFilterShape(FIELDS));
type Filters = z.output<typeof filtersSchema>;

const CONDITIONS: Conditions<Filters> = {
  minPrice: (amount) => sql`price_cents >= ${amount} * 100`,
  maxPrice: (amount) => sql`price_cents <= ${amount} * 100`,
  inStock: (isMeant) => sql`in_stock = ${isMeant}`,
  perishable: (isMeant) => sql`perishable = ${isMeant}`,
  without: () => sql`true`,
  x: () => sql`true`,
  harvestedIn: (year) => sql`harvest_year = ${year}`,
};

const write = statement<object, { given: { rows: object[] } }>('write-harvest', changeProductsSql(FIELDS));
const select = statement<Row, { id: number }>(
  'select-harvest',
  selectProducts(FIELDS, 'en', 'p.id = $id::int'),
);

describe('a field that is declared', () => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = (await openTestDatabase()).database);
    await db.execute('alter table products add column harvest_year integer');
  });

  /** As an import does it: cells, what the form would send, columns, the rows of the table. */
  async function importCells(id: number, cells: Record<string, string>): Promise<void> {
    const form = changes.parse(codec.read(cells));
    const [before] = await db
      .select()
      .from(products)
      .where(sql`id = ${id}`);
    await write(db, { given: { rows: [toRecord({ ...before!, ...columnsOf(FIELDS, form) }, FIELDS)] } });
  }

  it('is in forms, views and files, by its own rules', () => {
    expect(z.object(addedShape(FIELDS)).shape.harvest.parse(undefined)).toBeNull();
    expect(changes.safeParse({ harvest: 1 }).success).toBe(false);
    expect(Object.keys(shownShape(FIELDS, 'public'))).toContain('harvest');
    expect(Object.keys(shownShape(FIELDS, 'admin'))).not.toContain('harvest');
    expect(fileColumns(FIELDS)).toContain('harvest');
  });

  it('is written, read, filtered by and exported as it was imported', async () => {
    await importCells(1, { harvest: ' 2024 ', price: '9,50' });
    const [row] = await select(db, { id: 1 });
    expect(viewFor(FIELDS, 'public')(row!)).toMatchObject({ harvest: 2024, price: 9.5 });

    const filters = filtersSchema.parse({ harvestedIn: '2024' });
    const found = await db
      .select({ id: products.id })
      .from(products)
      .where(sql.join(conditionsOf(CONDITIONS, filters), sql` and `));
    expect(found).toEqual([{ id: 1 }]);
    expect(Object.keys(searchFilterShape(FIELDS))).not.toContain('harvestedIn');

    expect(
      codec.write({ ...row!, translations: {}, forSale: true, tracksBatches: false, pairsWith: [] }),
    ).toMatchObject({
      harvest: '2024',
      price: '9.50',
    });
    await importCells(1, { harvest: '' });
    expect((await select(db, { id: 1 }))[0]).toMatchObject({ harvestYear: null, priceCents: 950 });
  });
});

/** Each of these is a field forgotten in one place; where it compiled, the expected error would be missing. */
export function forgottenFieldsDoNotCompile(
  row: ProductRow,
  whole: Row & { translations: object; forSale: boolean; tracksBatches: boolean; pairsWith: string[] },
) {
  const { harvestedIn: _, ...others } = CONDITIONS;
  // @ts-expect-error A filter without its condition.
  const conditions: Conditions<Filters> = others;
  // @ts-expect-error A field without its column in the row.
  const view = viewFor(FIELDS, 'public')(row);
  // @ts-expect-error A cell without its column in the row.
  codec.write({ ...row, translations: {}, forSale: true, tracksBatches: false });
  const uncoded = { ...FIELDS, grade: { ...FIELDS.harvest, cell: { name: 'grade', example: '' } } } as const;
  // @ts-expect-error A cell that neither a codec nor the export writes.
  const cells: Record<ColumnOf<typeof uncoded>, string> = {
    ...cellsCodec(uncoded).write(whole),
    id: '',
    producer: '',
    category: '',
    quantity: '',
    quantity_before: '',
    family: '',
    size: '',
    counts_as: '',
  };
  // @ts-expect-error A field without a column.
  const fields: ProductFields = { harvest: { changed: z.int(), shown: z.number(), seenBy: [] } };
  return { conditions, view, cells, fields };
}
