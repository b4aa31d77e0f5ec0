import type { z } from 'zod';
import type { ProductField, ProductFields, SeenBy, Viewer } from '#domains/catalogue/model/product-field.ts';

/** What a column holds of a field: as it is written by forms, and as it is read for views. */
type Written<Field extends ProductField> = Field extends { toColumn(value: never): infer Value }
  ? Value
  : z.output<Field['changed']>;
type Stored<Field extends ProductField> = Field extends { fromColumn(stored: infer Value): unknown }
  ? Value
  : z.output<Field['shown']>;

/** The columns that a form fills: as many as it says fields. */
type ColumnsOf<Fields extends ProductFields, Form> = {
  [
    Name in keyof Form as Name extends keyof Fields ? Fields[Name]['column'] : never
  ]: Name extends keyof Fields ? Written<Fields[Name]> : never;
};

/** The columns that hold some fields. */
export type RowOf<Fields extends ProductFields, Names extends keyof Fields> = {
  [Name in Names as Fields[Name]['column']]: Stored<Fields[Name]>;
};

type View<Fields extends ProductFields, Names extends keyof Fields> = {
  [Name in Names]: z.output<Fields[Name]['shown']>;
};

/** What a form says, as the table holds it. */
export function columnsOf<Fields extends ProductFields, Form extends object>(
  fields: Fields,
  form: Form,
): ColumnsOf<Fields, Form> {
  const columns: Record<string, unknown> = {};
  for (const [name, { column, toColumn }] of Object.entries(fields)) {
    const value = form[name as keyof Form];
    if (value !== undefined) columns[column] = toColumn === undefined ? value : toColumn(value as never);
  }
  return columns as ColumnsOf<Fields, Form>;
}

/** Makes of a row what a viewer sees of its fields. */
export function viewFor<Fields extends ProductFields, By extends Viewer>(fields: Fields, viewer: By) {
  const seen = Object.entries(fields).filter(([, { seenBy }]) => seenBy.includes(viewer));
  return (row: RowOf<Fields, SeenBy<Fields, By>>): View<Fields, SeenBy<Fields, By>> => {
    const view: Record<string, unknown> = {};
    for (const [name, { column, fromColumn }] of seen) {
      const stored = (row as Record<string, unknown>)[column];
      view[name] = fromColumn === undefined ? stored : fromColumn(stored as never);
    }
    return view as View<Fields, SeenBy<Fields, By>>;
  };
}

/** 'priceCents' is `price_cents` in SQL. */
export const sqlName = (column: string) =>
  column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
