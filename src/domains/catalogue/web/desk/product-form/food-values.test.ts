import { expect, test } from 'vitest';
import { foodPresetOf } from './food-presets.ts';
import { foodValuesOf, NO_FOOD, shelfLifeOfText, withPreset } from './food-values.ts';

const cheese = foodPresetOf('cheese')!;

test('what is usual in a category fills an empty form', () => {
  expect(withPreset(NO_FOOD, cheese)).toEqual({
    perishable: true,
    allergens: ['milk'],
    ingredients: '',
    storage: cheese.storage.en,
    shelfLifeDays: '45',
  });
});

test('it leaves alone what somebody has written', () => {
  const written = {
    ...NO_FOOD,
    allergens: ['gluten' as const],
    storage: 'In the cellar.',
    shelfLifeDays: '7',
  };
  expect(withPreset(written, cheese)).toEqual({ ...written, perishable: true });
});

test('a shelf life is a number of days, or not known', () => {
  expect(foodValuesOf({ ...NO_FOOD, shelfLifeDays: 45 }).shelfLifeDays).toBe('45');
  expect(foodValuesOf({ ...NO_FOOD, shelfLifeDays: null }).shelfLifeDays).toBe('');
  expect(shelfLifeOfText(' ')).toBeNull();
  expect(shelfLifeOfText('45')).toBe(45);
});
