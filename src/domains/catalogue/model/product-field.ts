import type { z } from 'zod';
import type { CellCodec } from './files/cell-codecs.ts';

/** Who gets to see a product, each in a view of their own: everybody, its producer, an administrator. */
export type Viewer = 'public' | 'producer' | 'admin';

/** All that the shop has to know about a field of a product. */
export interface ProductField {
  /** The rule of a new product. Left out: a new product does not say it. */
  added?: z.ZodType;
  /** The rule of a change, which is free to leave it out. */
  changed: z.ZodType;
  /** As responses carry it, and in whose view of the product. */
  shown: z.ZodType;
  seenBy: readonly Viewer[];
  /** Of the table. Where it holds something else than the wire carries, `toColumn` and `fromColumn` turn one into the other. */
  column: string;
  toColumn?(value: never): unknown;
  fromColumn?(stored: never): unknown;
  /** A calendar day, YYYY-MM-DD. */
  isDay?: true;
  /** Whether other languages have their own. Texts of other languages are edited by forms and stand in files. */
  translated?: 'text' | 'json';
  /** Its column in files; the example is meant to be overwritten. Without a codec the import itself reads and writes it. */
  cell?: { name: string; example: string } & Partial<CellCodec<never>>;
  /** By which parameters of a URL lists are narrowed. */
  filters?: Readonly<Record<string, z.ZodType>>;
  /** Whether they narrow the search too. */
  filtersSearch?: true;
}

export type ProductFields = Readonly<Record<string, ProductField>>;

/** The names of the fields that have a part. */
export type FieldsWith<Fields extends ProductFields, Part> = {
  [Name in keyof Fields]: Fields[Name] extends Part ? Name : never;
}[keyof Fields] &
  string;

export type SeenBy<Fields extends ProductFields, By extends Viewer> = {
  [Name in keyof Fields]: By extends Fields[Name]['seenBy'][number] ? Name : never;
}[keyof Fields] &
  string;

export type TextsOf<Fields extends ProductFields> = FieldsWith<Fields, { translated: 'text' }>;

type Part<Fields extends ProductFields, Names extends keyof Fields, Key extends keyof ProductField> = {
  -readonly [Name in Names]: Fields[Name] extends { readonly [K in Key]: infer Value } ? Value : never;
};

type FiltersOf<Fields extends ProductFields, Has> = {
  [Name in keyof Fields]: Fields[Name] extends Has & { filters: infer Filters } ? Filters : never;
}[keyof Fields];

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { -readonly [Name in keyof All]: All[Name] extends z.ZodType ? z.ZodOptional<All[Name]> : never }
  : never;

/** The rules of a new product, of changes to one, and what a viewer is shown: shapes for `z.object`. */
export const addedShape = <Fields extends ProductFields>(fields: Fields) =>
  shapeOf<Part<Fields, FieldsWith<Fields, { added: z.ZodType }>, 'added'>>(fields, ({ added }) => added);

export const changedShape = <Fields extends ProductFields>(fields: Fields) =>
  shapeOf<Part<Fields, keyof Fields & string, 'changed'>>(fields, ({ changed }) => changed);

export const shownShape = <Fields extends ProductFields, By extends Viewer>(fields: Fields, viewer: By) =>
  shapeOf<Part<Fields, SeenBy<Fields, By>, 'shown'>>(fields, ({ seenBy, shown }) =>
    seenBy.includes(viewer) ? shown : undefined,
  );

/** What lists may be narrowed by, and what the search. */
export const listFilterShape = <Fields extends ProductFields>(fields: Fields) =>
  filterShape(fields, () => true) as Together<FiltersOf<Fields, unknown>>;

export const searchFilterShape = <Fields extends ProductFields>(fields: Fields) =>
  filterShape(fields, ({ filtersSearch }) => filtersSearch === true) as Together<
    FiltersOf<Fields, { filtersSearch: true }>
  >;

/** The texts that other languages may have, each with what `valueOf` makes of its field. */
export function ofTexts<Fields extends ProductFields, Value>(
  fields: Fields,
  valueOf: (field: ProductField, name: TextsOf<Fields>) => Value,
): Record<TextsOf<Fields>, Value> {
  return shapeOf(fields, (field, name) =>
    field.translated === 'text' ? valueOf(field, name as TextsOf<Fields>) : undefined,
  );
}

function shapeOf<Shape>(
  fields: ProductFields,
  valueOf: (field: ProductField, name: string) => unknown,
): Shape {
  const parts = Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Shape;
}

function filterShape(fields: ProductFields, isMeant: (field: ProductField) => boolean): unknown {
  const filters = Object.values(fields).flatMap((field) =>
    isMeant(field) ? Object.entries(field.filters ?? {}) : [],
  );
  return Object.fromEntries(filters.map(([name, rule]) => [name, rule.optional()]));
}
