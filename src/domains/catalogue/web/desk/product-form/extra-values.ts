import { z } from 'zod';
import {
  extraField,
  extraFields,
  heldValue,
  type ExtraField,
  type SaidExtraValues,
} from '#domains/catalogue/model/extra/extra-fields.ts';
import type { TypedField } from './typed-field.ts';

/** A truth as it is, all else as text; empty: nobody has said. */
export type ExtraTyped = Record<string, string | boolean>;

const typedOf = (shown: SaidExtraValues = {}): ExtraTyped =>
  Object.fromEntries(
    extraFields().map(({ name, kind }) => [
      name,
      kind === 'truth' ? shown[name] === true : String(shown[name] ?? ''),
    ]),
  );

/** As the API takes it. */
function sentOf({ kind }: ExtraField, typed: string | boolean): string | boolean | number | null {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (text === '') return null;
  return kind === 'number' ? Number(text.replace(',', '.')) : text;
}

const rule = z.record(z.string(), z.union([z.string(), z.boolean()])).superRefine((values, context) => {
  for (const [name, typed] of Object.entries(values)) {
    const field = extraField(name);
    if (field !== undefined && heldValue(field, sentOf(field, typed)) === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'validation:invalidInput' });
  }
});

/** What is said of a new product; undefined: nothing. */
function saidOf(values: ExtraTyped): SaidExtraValues | undefined {
  return onlyMeant(values, (name) => values[name] !== '' && values[name] !== false);
}

/** What somebody touched: the rest may have moved on meanwhile, and some of it is not theirs to send. */
export function touchedExtra(values: ExtraTyped, touched: unknown): SaidExtraValues | undefined {
  return onlyMeant(values, (name) => (touched as Record<string, unknown> | undefined)?.[name] === true);
}

function onlyMeant(values: ExtraTyped, isMeant: (name: string) => boolean): SaidExtraValues | undefined {
  const meant = extraFields().filter(({ name }) => values[name] !== undefined && isMeant(name));
  if (meant.length === 0) return undefined;
  return Object.fromEntries(meant.map((field) => [field.name, sentOf(field, values[field.name]!)]));
}

/** What extensions have added. Which fields that are is known once the page has begun, not when this file is read. */
export const TYPED_EXTRA_FIELD: TypedField<SaidExtraValues | undefined, ExtraTyped> = {
  get initial() {
    return typedOf();
  },
  typed: typedOf,
  sent: saidOf,
  rule,
};
