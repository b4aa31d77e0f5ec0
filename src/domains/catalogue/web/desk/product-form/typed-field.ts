import type { z } from 'zod';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';

/** How a form holds a field of a product while it is typed. */
export interface TypedField<Shown = unknown, Value = unknown> {
  /** Of a new product. */
  initial: Value;
  /** What stands in the form for what the API shows, and what the API is sent for it. */
  typed(shown: Shown): Value;
  sent(value: Value): unknown;
  rule: z.ZodType<Value, Value>;
}

type TypedFields = Readonly<Record<string, TypedField | null>>;
type HeldName<Fields extends TypedFields> = {
  [Name in keyof Fields]: Fields[Name] extends TypedField ? Name : never;
}[keyof Fields];

export type ValuesOf<Fields extends TypedFields> = {
  [Name in HeldName<Fields>]: Fields[Name] extends { initial: infer Value } ? Value : never;
};

export const typedField = <Shown, Value>(field: TypedField<Shown, Value>) => field;

/** A field that is typed as it is sent. */
export function asSent<Name extends keyof typeof PRODUCT_FIELDS & keyof OwnProduct>(
  name: Name,
  initial: OwnProduct[Name],
): TypedField<OwnProduct[Name], OwnProduct[Name]> {
  const rule: z.ZodType = PRODUCT_FIELDS[name].changed;
  return {
    initial,
    typed: (shown) => shown,
    sent: (value) => value,
    rule: rule as z.ZodType<OwnProduct[Name], OwnProduct[Name]>,
  };
}

export const initialValues = <Fields extends TypedFields>(fields: Fields) =>
  ofFields<ValuesOf<Fields>>(fields, ({ initial }) => initial);

export const typedValues = <Fields extends TypedFields>(fields: Fields, product: object) =>
  ofFields<ValuesOf<Fields>>(fields, ({ typed }, name) => typed(product[name as keyof typeof product]));

export const rulesOf = <Fields extends TypedFields>(fields: Fields) =>
  ofFields<{ [Name in HeldName<Fields>]: z.ZodType<ValuesOf<Fields>[Name], ValuesOf<Fields>[Name]> }>(
    fields,
    ({ rule }) => rule,
  );

/** What is sent of the fields that are meant. */
export const sentValues = <Sent>(fields: TypedFields, values: object, isMeant: (name: string) => unknown) =>
  ofFields<Sent>(fields, ({ sent }, name) =>
    isMeant(name) ? sent(values[name as keyof typeof values]) : undefined,
  );

function ofFields<Made>(fields: TypedFields, make: (field: TypedField, name: string) => unknown): Made {
  const made = Object.entries(fields).flatMap(([name, field]) =>
    field === null ? [] : [[name, make(field, name)] as const],
  );
  return Object.fromEntries(made.filter(([, value]) => value !== undefined)) as Made;
}
