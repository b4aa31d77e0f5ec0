import { OTHER_LANGUAGES, type Language, type OtherLanguage } from '#engine/model/languages.ts';
import { extraCells, extraOfCells } from '#domains/catalogue/model/extra/extra-cells.ts';
import type { CellCodec } from '#domains/catalogue/model/files/cell-codecs.ts';
import type { Column } from '#domains/catalogue/model/files/product-columns.ts';
import type { FieldsWith, ProductFields, TextsOf } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import type { RowOf } from '#domains/catalogue/server/products/field-columns.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';

export type ProductRow = typeof products.$inferSelect;
export type Cells = Partial<Record<Column, string>>;

/** The fields whose cells a codec reads and writes, and their columns of a file. */
type CodedField<Fields extends ProductFields> = FieldsWith<Fields, { cell: { write: unknown } }>;
type CodedColumn<Fields extends ProductFields> =
  | (Fields[CodedField<Fields>] extends { cell: { name: infer Name extends string } } ? Name : never)
  | `${TextsOf<Fields>}_${OtherLanguage}`;

type Row<Fields extends ProductFields> = RowOf<Fields, CodedField<Fields>> & {
  translations: Partial<Record<Language, object>>;
};
type Texts = Record<string, Record<string, string | null>>;

/** Turns rows of the table into cells of a file, and cells into what the product form would send for them. */
export function cellsCodec<Fields extends ProductFields>(fields: Fields) {
  const coded = Object.entries(fields).flatMap(([name, { cell, column, fromColumn }]) =>
    cell?.read && cell.write
      ? [{ name, column, fromColumn, cell: cell as CellCodec<unknown> & { name: string } }]
      : [],
  );
  const texts = Object.keys(fields).filter((name) => fields[name]!.translated === 'text');
  const translated = OTHER_LANGUAGES.flatMap((language) =>
    texts.map((text) => ({ language, text, column: `${text}_${language}` })),
  );

  function write(row: Row<Fields>): Record<CodedColumn<Fields>, string> {
    const held = row as Record<string, unknown>;
    const plain = coded.map(({ column, fromColumn, cell }) => {
      const stored = held[column];
      return [cell.name, cell.write(fromColumn === undefined ? stored : fromColumn(stored as never))];
    });
    const others = translated.map(({ language, text, column }) => {
      return [column, (row.translations[language] as Record<string, string> | undefined)?.[text] ?? ''];
    });
    return Object.fromEntries([...plain, ...others]) as Record<CodedColumn<Fields>, string>;
  }

  /** What cannot be read stays text, and the form's schema complains. An empty text of another language goes. */
  function read(cells: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
    const form: Record<string, unknown> = {};
    for (const { name, cell } of coded) {
      const text = cells[cell.name];
      if (text !== undefined) form[name] = cell.read(text.trim());
    }
    for (const { language, text, column } of translated) {
      const given = cells[column]?.trim();
      if (given === undefined) continue;
      const translations = (form['translations'] ??= {}) as Texts;
      (translations[language] ??= {})[text] = given === '' ? null : given;
    }
    return form;
  }

  return { read, write };
}

const codec = cellsCodec(PRODUCT_FIELDS);

/** What the product form would send for the cells. */
export function formOf(cells: Cells): Record<string, unknown> {
  const x = extraOfCells(cells);
  return { ...codec.read(cells), ...(x && { x }) };
}

/** A product as a row of a file, where producers and categories go by their slugs, families by their names. */
export function cellsOf(
  row: ProductRow,
  { category, producer, family }: { category: string; producer: string | null; family: string },
): Record<Column, string> {
  return {
    ...codec.write(row),
    ...extraCells(row.extraFields),
    id: String(row.id),
    producer: producer ?? '',
    category,
    family,
    size: family === '' ? '' : (row.size?.label ?? ''),
    counts_as: family === '' ? '' : String(row.countsAs),
    quantity: String(row.quantityAvailable),
    quantity_before: String(row.quantityAvailable),
  };
}
