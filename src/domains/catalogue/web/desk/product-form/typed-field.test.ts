import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ProductFilters } from '#domains/catalogue/model/product-list.ts';
import type { PRODUCT_FIELDS } from '#domains/catalogue/model/product-fields.ts';
import {
  asSent,
  initialValues,
  rulesOf,
  sentValues,
  typedField,
  typedValues,
  type TypedField,
} from './typed-field.ts';

const FIELDS = {
  name: asSent('name', ''),
  /** A field that products do not have yet. */
  harvest: typedField({
    initial: '',
    typed: (year: number | null) => year?.toString() ?? '',
    sent: (text) => (text === '' ? null : Number(text)),
    rule: z.string().regex(/^(?:\d{4})?$/),
  }),
  attributes: null,
};

test('a field goes from the product into the form, by its rule, and back', () => {
  expect(initialValues(FIELDS)).toEqual({ name: '', harvest: '' });
  const values = typedValues(FIELDS, { name: 'Oil', harvest: 2024, attributes: {} });
  expect(values).toEqual({ name: 'Oil', harvest: '2024' });
  const schema = z.object(rulesOf(FIELDS));
  expect(schema.parse(values)).toEqual(values);
  expect(schema.safeParse({ ...values, harvest: 'soon' }).success).toBe(false);
  expect(sentValues(FIELDS, values, () => true)).toEqual({ name: 'Oil', harvest: 2024 });
  expect(sentValues(FIELDS, { ...values, harvest: '' }, (name) => name === 'harvest')).toEqual({
    harvest: null,
  });
});

/** Where one of these compiled, the expected error would be missing. */
export function forgottenFieldsDoNotCompile() {
  // @ts-expect-error A field of which the form does not say how it is typed, or that it is not.
  const form: Record<keyof typeof PRODUCT_FIELDS, TypedField | null> = FIELDS;
  // @ts-expect-error A filter whose parameter of the URL nobody reads.
  const readers: Record<keyof ProductFilters, (text: string) => unknown> = { minPrice: Number };
  return { form, readers };
}
