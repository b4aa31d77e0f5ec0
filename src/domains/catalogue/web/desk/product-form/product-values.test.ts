import { expect, test } from 'vitest';
import { changesOf, newProductOf, valuesOf } from './product-values.ts';

const values = {
  ...valuesOf(undefined),
  name: 'Alp Butter',
  price: 6.9,
  categoryId: '3',
  quantityAvailable: 12,
};
const before = { quantityAvailable: 20 };

test('a new product is sent whole, with its tiers as numbers and without empty texts', () => {
  const translations = {
    ...values.translations,
    de: { ...values.translations.de, name: 'Alpbutter', description: ' ' },
  };
  expect(
    newProductOf({ ...values, translations }, [{ minQuantity: 10, discountPercentage: 5 }]),
  ).toMatchObject({
    name: 'Alp Butter',
    categoryId: 3,
    discountTiers: [{ minQuantity: 10, discountPercentage: 5 }],
    translations: { de: { name: 'Alpbutter' } },
  });
});

test('of an edited product only what was touched is sent', () => {
  expect(changesOf(values, null, before, {})).toEqual({});
  expect(changesOf(values, null, before, { price: true })).toEqual({ price: 6.9 });
  expect(changesOf(values, null, before, { tiers: true, categoryId: true })).toEqual({
    discountTiers: null,
    categoryId: 3,
  });
});

test('a new stock says which stock it replaces', () => {
  expect(changesOf(values, null, before, { quantityAvailable: true })).toEqual({
    quantityAvailable: 12,
    quantityBefore: 20,
  });
});

test('a text that was emptied is taken away', () => {
  const translations = { ...values.translations, de: { ...values.translations.de, name: 'Alpbutter' } };
  expect(
    changesOf({ ...values, translations }, null, before, { translations: { de: true } }).translations,
  ).toMatchObject({
    de: { name: 'Alpbutter', description: null, ingredients: null, storage: null },
    fr: { name: null, description: null },
  });
});

test('a shelf life is sent in days, and an emptied one as not known', () => {
  expect(newProductOf({ ...values, shelfLifeDays: '45' }, null).shelfLifeDays).toBe(45);
  expect(newProductOf(values, null).shelfLifeDays).toBeNull();
  expect(changesOf(values, null, before, { shelfLifeDays: true })).toEqual({ shelfLifeDays: null });
  expect(changesOf({ ...values, allergens: ['milk'] }, null, before, { allergens: [true] })).toEqual({
    allergens: ['milk'],
  });
});
