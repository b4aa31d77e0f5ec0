import { OTHER_LANGUAGES, type OtherLanguage } from '#engine/model/languages.ts';
import { columnOfExtra } from '#domains/catalogue/model/extra/extra-cells.ts';
import { extraFields } from '#domains/catalogue/model/extra/extra-fields.ts';
import type { ProductFields, TextsOf } from '#domains/catalogue/model/product-field.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';

type CellName<Fields extends ProductFields> = {
  [Name in keyof Fields]: Fields[Name] extends { cell: { name: infer Cell extends string } } ? Cell : never;
}[keyof Fields];

/** What a file says beside the fields of a product. */
type OtherColumn =
  /** Empty: a new product. */
  | 'id'
  /** The producer's slug. */
  | 'producer'
  /** So many were in stock when the file was made: what was sold since is not put back by a new quantity. */
  | 'quantity_before'
  | FamilyColumn;

/** The family by its name (empty: in none), which size of it this is, and for how many units of its ladder it counts. */
export const FAMILY_COLUMNS = ['family', 'size', 'counts_as'] as const;
export type FamilyColumn = (typeof FAMILY_COLUMNS)[number];

export type ColumnOf<Fields extends ProductFields> =
  | OtherColumn
  | CellName<Fields>
  | `${TextsOf<Fields>}_${OtherLanguage}`;

export type Column = ColumnOf<typeof PRODUCT_FIELDS>;

/** The columns of a file of products, in this order. The names are the same in every language: programs read them too. */
export function columnsOf<Fields extends ProductFields>(fields: Fields): readonly ColumnOf<Fields>[] {
  const plain = Object.values(fields).flatMap(({ cell }) => cell?.name ?? []);
  const texts = Object.keys(fields).filter((name) => fields[name]!.translated === 'text');
  const translated = OTHER_LANGUAGES.flatMap((language) => texts.map((text) => `${text}_${language}`));
  const withBefore = plain.flatMap((name) => (name === 'quantity' ? [name, 'quantity_before'] : name));
  return ['id', 'producer', ...withBefore, ...FAMILY_COLUMNS, ...translated] as ColumnOf<Fields>[];
}

export const COLUMNS = columnsOf(PRODUCT_FIELDS);

/** With those of what extensions have added. */
export const fileColumns = (): readonly Column[] => [
  ...COLUMNS,
  ...extraFields().map(({ name }) => extraColumn(name)),
];

/** Its name is known at the start only. */
export const extraColumn = (field: string) => columnOfExtra(field) as Column;
