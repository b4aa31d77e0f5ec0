import { expect, test } from 'vitest';
import { foodPresetOf } from './food-presets.ts';
import { productChangesSchema } from '#domains/catalogue/model/product-form.ts';

const CATEGORIES = [
  'olive-oil',
  'balsamic-vinegar',
  'cheese',
  'charcuterie',
  'pasta-rice',
  'honey-preserves',
  'chocolate-bakery',
  'spices-salt',
  'seafood-tins',
  'gift-sets',
];

test.each(CATEGORIES)('what is usual in %s is what a form may say', (category) => {
  const { storage, ...preset } = foodPresetOf(category)!;
  for (const text of Object.values(storage)) {
    const food = { ...preset, ingredients: '', storage: text };
    expect(productChangesSchema.parse(food)).toEqual(food);
  }
});

test.each([undefined, 'new', 'constructor'])('of category %s nothing is usual', (category) => {
  expect(foodPresetOf(category)).toBeUndefined();
});
